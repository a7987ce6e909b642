// Whether the list of impossible actions is open. The player's choice is kept from one question to the next.

export const impossibleActions = $state({ open: true });
