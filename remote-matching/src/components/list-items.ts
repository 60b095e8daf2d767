/** The list with the item added at its end, or without it where it is in the list. */
export const toggleItem = <T>(items: readonly T[], item: T): T[] =>
  items.includes(item) ? items.filter((other) => other !== item) : [...items, item];

export const updateItem = <T extends object>(items: readonly T[], index: number, change: Partial<T>): T[] =>
  items.map((item, at) => (at === index ? { ...item, ...change } : item));

export const removeItem = <T>(items: readonly T[], index: number): T[] => items.filter((_, at) => at !== index);
