/** The path that a sign-in leads to: one of the editor's own, `/` for any other address. */
export const ownPath = (to: string | null): string => (to && /^\/(?![/\\])[!-[\]-~]*$/.test(to) ? to : '/');
