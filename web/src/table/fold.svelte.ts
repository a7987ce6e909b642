// What is not possible now stands below what is, unless somebody has folded it away, which holds from one question to the
// next. On a phone it is folded until somebody looks for it: there is no room for what cannot be done.

export const fold = $state({ open: matchMedia("(min-width: 701px)").matches });
