// A replay that several people watch together: one of them leads, the others follow or look around by themselves.

import { GALLERY } from "../ids";
import { nicknameOf } from "../pages/seats";
import { TableState } from "../state/table.svelte";
import type { FromServer } from "../wire/types.gen";
import type { ReplayPlayer } from "./replayPlayer.svelte";

interface Cursor {
  person: number;
  moment: string;
  eyes: number;
}

/** The table of the finished game, for its people and its chat, and the leader's cursor. */
export class SharedReplay extends TableState {
  cursor: Cursor | null = $state.raw(null); // the leader's
  following = $state(true);
  private going = false; // the leader's moment is being fetched

  constructor(readonly player: ReplayPlayer) {
    super(player.source.table, GALLERY);
  }

  readonly leads = $derived(this.cursor !== null && this.cursor.person === this.you?.person);
  readonly leader = $derived(this.cursor && this.info ? nicknameOf(this.info, this.cursor.person) : "");

  /** Others see what this person sees from now on. */
  lead(): void {
    const { moment, viewer: eyes } = this.player;
    this.following = true;
    this.cursor = { person: this.you!.person, moment, eyes };
    this.socket.send({ type: "cursor", moment, eyes });
  }

  /** Goes back to what the leader shows. */
  async follow(): Promise<void> {
    this.following = true;
    if (this.going) return;
    this.going = true;
    let shown: Cursor | null = null;
    while (this.cursor && this.cursor !== shown) {
      shown = this.cursor; // it may move on while this moment is fetched
      await this.player.goTo(shown.eyes, shown.moment);
    }
    this.going = false;
  }

  /** The player moved: a leader shows it to the others, a follower has left the leader. */
  moved(): void {
    const { moment, viewer, busy } = this.player;
    if (!this.cursor || busy || this.going || (moment === this.cursor.moment && viewer === this.cursor.eyes)) return;
    if (this.leads) this.lead();
    else this.following = false;
  }

  override receive(message: FromServer): void {
    super.receive(message);
    if (message.type === "presence" && this.leads) this.lead(); // for people who have just joined
    if (message.type !== "cursor" || message.person === this.you?.person) return;
    const { person, moment, eyes } = message;
    const another = person !== this.cursor?.person;
    this.cursor = { person, moment, eyes };
    if (this.following || another) void this.follow();
  }
}
