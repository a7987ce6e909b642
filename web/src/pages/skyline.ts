// Paris on the Seine about 1625, as lines for an engraving. Everything stands on y = 0, upwards is negative.

/** A building: its outline, what lies in shadow, and its windows, joints and ridges. */
export interface Building {
  outline: string;
  shade: string;
  detail: string;
}

function windows(x: number, y: number, columns: number, rows: number, dx: number, dy: number, w = 4, h = 9): string {
  let path = "";
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) path += `M${x + column * dx} ${y + row * dy}v${h}h${w}v${-h}z`;
  }
  return path;
}

/** A town house with a steep gable. */
export function house(x: number, width: number, height: number, roof: number): Building {
  const middle = x + width / 2;
  const columns = Math.max(1, Math.floor((width - 8) / 11));
  const rows = Math.max(1, Math.floor((height - 8) / 17));
  return {
    outline: `M${x} 0V${-height}L${middle} ${-height - roof}L${x + width} ${-height}V0Z`,
    shade: `M${middle} ${-height - roof}L${x + width} ${-height}V0H${x + width * 0.78}V${-height}Z`,
    detail: `M${x} ${-height}H${x + width}` + windows(x + 6, -height + 6, columns, rows, 11, 17, 4, 8),
  };
}

/** A wing of the Louvre: a long front under a slate roof, with a pavilion at its end. */
export function palace(x: number, width: number, height: number): Building {
  const end = x + width;
  const columns = Math.floor((width - 78) / 15);
  const ribs = Array.from(
    { length: Math.floor((width - 60) / 9) },
    (_, n) => `M${x + 6 + n * 9} ${-height}l5 -24`,
  ).join("");
  return {
    outline:
      `M${x} 0V${-height}L${x + 10} ${-height - 26}H${end - 62}V${-height - 30}H${end - 64}L${end - 52} ${-height - 74}` +
      `H${end - 44}V${-height - 88}H${end - 18}V${-height - 74}H${end - 10}L${end + 2} ${-height - 30}H${end}V0Z`,
    shade: `M${end - 16} 0V${-height - 30}L${end - 26} ${-height - 74}H${end - 10}L${end + 2} ${-height - 30}H${end}V0Z`,
    detail:
      `M${x} ${-height}H${end - 62}V0M${end - 62} ${-height - 30}H${end}M${x} ${-height / 2}H${end}` +
      ribs +
      windows(x + 8, -height + 7, columns, 2, 15, height / 2, 6, height / 2 - 15) +
      windows(end - 53, -height - 18, 3, 3, 16, (height + 20) / 3, 6, 18),
  };
}

/** Notre-Dame from the river: two square towers, the rose, the spire behind. */
export function cathedral(x: number): Building {
  const tower = (left: number) =>
    windows(left + 8, -150, 2, 1, 15, 0, 7, 40) +
    windows(left + 10, -88, 1, 1, 0, 0, 20, 24) +
    `M${left} -104h40M${left} -58h40`;
  const buttresses = [0, 1, 2, 3, 4]
    .map((n) => `M${x + 122 + n * 24} 0v-64l6 -12l6 12v64M${x + 128 + n * 24} -72q8 -26 20 -30`)
    .join("");
  return {
    outline:
      `M${x} 0V-160h3v-5h34v5h3V-112H${x + 64}V-160h3v-5h34v5h3V-116L${x + 116} -132H${x + 166}l3 -20l6 -74l6 74l3 20H${x + 240}` +
      `l14 26V0Z`,
    shade: `M${x + 30} 0V-160h10V0ZM${x + 94} 0V-160h10V0ZM${x + 236} 0V-128h8l10 22V0Z`,
    detail:
      tower(x) +
      tower(x + 64) +
      `M${x + 40} -58h24M${x + 40} -104h24M${x + 104} -98H${x + 254}` +
      buttresses +
      `M${x + 38} -81a14 14 0 1 0 28 0a14 14 0 1 0 -28 0M${x + 52} -95v28M${x + 38} -81h28M${x + 42} -91l20 20M${x + 62} -91l-20 20` +
      `M${x + 42} 0v-26q10 -14 20 0V0M${x + 14} 0v-22q6 -10 12 0V0M${x + 78} 0v-22q6 -10 12 0V0`,
  };
}

/** A round tower under a cone. */
export function tower(x: number, width: number, height: number, roof: number): Building {
  const joints = Array.from(
    { length: Math.floor(height / 15) },
    (_, n) => `M${x} ${-height + 14 + n * 15}h${width}`,
  ).join("");
  return {
    outline: `M${x} 0V${-height}H${x - 4}L${x + width / 2} ${-height - roof}L${x + width + 4} ${-height}H${x + width}V0Z`,
    shade: `M${x + width / 2} ${-height - roof}L${x + width + 4} ${-height}H${x + width}V0H${x + width * 0.68}V${-height}Z`,
    detail: `M${x} ${-height}h${width}` + joints + windows(x + width / 2 - 2, -height + 18, 1, 2, 0, 34, 4, 10),
  };
}

/** A slender church spire with a nave beside it. */
export function church(x: number): Building {
  return {
    outline: `M${x} 0V-96l3 -4L${x + 13} -186L${x + 23} -100l3 4V-54L${x + 36} -82H${x + 94}l14 28V0Z`,
    shade: `M${x + 13} -186L${x + 23} -100l3 4V0h-7V-98ZM${x + 90} 0V-54h18V0Z`,
    detail:
      `M${x} -96h26M${x + 26} -54h82` +
      windows(x + 10, -84, 1, 2, 0, 34, 6, 18) +
      windows(x + 36, -42, 4, 1, 17, 0, 7, 26) +
      `M${x + 13} -186v-12M${x + 9} -194h8`,
  };
}

/** An embankment: courses of stone down to the water. */
export function quay(x: number, width: number): Building {
  const end = x + width;
  let detail = `M${x} 8H${end}M${x} 17H${end}M${x} 26H${end}`;
  for (let course = 0; course < 4; course++) {
    for (let at = x + 14 + (course % 2) * 16; at < end; at += 32) detail += `M${at} ${course * 9 - 1}v9`;
  }
  return { outline: `M${x} 0H${end}V36H${x}Z`, shade: `M${x} 30H${end}V36H${x}Z`, detail };
}

/** The Pont Neuf: round arches, cutwaters, half-round lookouts. */
export function bridge(x: number, arches: number, span: number): { outline: string; detail: string; holes: string } {
  const width = arches * span;
  let holes = "";
  let detail = `M${x} -47H${x + width}`;
  for (let n = 0; n < arches; n++) {
    const left = x + n * span;
    const wide = span - 22;
    holes += `M${left + 11} 14V2a${wide / 2} ${wide / 2.15} 0 0 1 ${wide} 0V14Z`;
    detail += `M${left + 7} 1a${wide / 2 + 4} ${wide / 2.15 + 4} 0 0 1 ${wide + 8} 0`;
    detail += `M${left - 11} 14l0 -40q11 -8 22 0l0 40M${left - 9} -34v-18h18v18`;
  }
  return { outline: `M${x} 14V-52H${x + width}V14Z`, holes, detail };
}

/** Ripples: short strokes in rows that grow with nearness. A fixed sequence, so that it always looks the same. */
export function ripples(from: number, to: number, width: number): string {
  let seed = 1625;
  const chance = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
  let path = "";
  for (let y = from, row = 0; y < to; y += 5 + row * 0.55, row++) {
    for (let x = -20 + chance() * 60; x < width;) {
      const length = 14 + chance() * (26 + row * 7);
      path += `M${x.toFixed(0)} ${y.toFixed(1)}q${(length / 4).toFixed(0)} ${row % 2 ? -2 : 2} ${(length / 2).toFixed(0)} 0t${(length / 2).toFixed(0)} 0`;
      x += length + 10 + chance() * (30 + row * 5);
    }
  }
  return path;
}

/** The sky as an engraver rules it: level lines that leave the light around the middle free. */
export function ruledSky(width: number, height: number, cx: number, cy: number, radius: number): string {
  let path = "";
  for (let y = 6, row = 0; y < height; y += 6.2, row++) {
    const reach = Math.abs(y - cy) < radius * 1.9 ? Math.sqrt((radius * 1.9) ** 2 - (y - cy) ** 2) : 0;
    const gap = reach + 14 + (row % 3) * 26;
    path += `M0 ${y.toFixed(1)}H${(cx - gap - ((row * 37) % 60)).toFixed(0)}M${(cx + gap + ((row * 53) % 60)).toFixed(0)} ${y.toFixed(1)}H${width}`;
  }
  return path;
}

/** Rays around the crossed swords, long and short in turn. */
export function rays(cx: number, cy: number, inner: number, outer: number, count: number): string {
  let path = "";
  for (let n = 0; n < count; n++) {
    const turn = (n / count) * 2 * Math.PI;
    const far = n % 2 ? outer * 0.86 : outer;
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    path += `M${(cx + cos * inner).toFixed(1)} ${(cy + sin * inner).toFixed(1)}L${(cx + cos * far).toFixed(1)} ${(cy + sin * far).toFixed(1)}`;
  }
  return path;
}
