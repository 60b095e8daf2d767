/**
 * The version of a form after an upload of its own, which adds one. Where more has been added somebody else has written
 * too: the form keeps the version that it read, so that saving asks before it writes over them.
 */
export const followed = (read: number, stored: number) => (stored === read + 1 ? stored : read);
