/** Whether a path fits a route pattern with `:param` parts and perhaps `*` at its end. */
export const matchesPath = (pattern: string, path: string): boolean => {
  const expected = pattern.split('/');
  const actual = path.split('/');
  if (expected.at(-1) === '*') return expected.slice(0, -1).every((part, index) => part === actual[index]);
  return (
    expected.length === actual.length && expected.every((part, index) => part.startsWith(':') || part === actual[index])
  );
};
