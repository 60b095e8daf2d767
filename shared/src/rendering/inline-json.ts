/** JSON for a script element, which no `<` in it can end. */
export const toInlineJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Whether a release has made what `toInlineJson` makes. */
export const isInlineJson = (content: Buffer) => {
  if (content.includes('<')) return false;
  try {
    JSON.parse(content.toString());
    return true;
  } catch {
    return false;
  }
};
