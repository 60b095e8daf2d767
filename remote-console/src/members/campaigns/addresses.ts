/** What somebody typed or pasted, as single addresses; each one once. */
export const addresses = (text: string | null | undefined) => [
  ...new Set(
    (text ?? '')
      .split(/[,;\n\t]+/)
      .map((address) => address.trim())
      .filter(Boolean),
  ),
];
