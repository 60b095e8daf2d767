/** Joins class names; undefined, null, false and '' are left out. */
export const classNames = (...names: (string | false | null | undefined)[]) => names.filter(Boolean).join(' ');
