// What is not possible now stands below what is, unless somebody has folded it away: that holds from one question to the next.

export const impossibleActions = $state({ open: true });
