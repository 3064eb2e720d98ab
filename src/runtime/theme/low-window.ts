/**
 * A window so low that what stays in sight would cover most of it, as on a phone held sideways or at a zoom of 400 %:
 * header and bars scroll with the page there.
 */
export const LOW_WINDOW = '@media (height < 480px)';
