/** Splits typed or pasted text at commas, semicolons, tabs and line breaks, without duplicates. */
export const parseAddresses = (text: string | null | undefined) => [
  ...new Set(
    (text ?? '')
      .split(/[,;\n\t]+/)
      .map((address) => address.trim())
      .filter(Boolean),
  ),
];
