// Whether somebody has unfolded what is not possible now: it stays so from one question to the next.

export const fold = $state({ open: false });
