const dayMs = 86_400_000;

/** Number of days of a period of YYYY-MM-DD, both ends included; 0 or less where it ends before it begins. */
export const countDays = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1;
