/**
 * The version for a form after its own upload, which adds one. If more was added, somebody else has written too: the
 * form keeps the version that it read, so that saving it is refused as outdated.
 */
export const getLatestVersion = (read: number, stored: number) => (stored === read + 1 ? stored : read);
