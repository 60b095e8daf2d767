export type Item = Readonly<Record<string, unknown>>;

const isItem = (value: unknown): value is Item => typeof value === 'object' && value !== null;

/** The items in a field of an answer of the API; none if it has no such list. */
export const listItems = (answer: unknown, field: string): Item[] => {
  const items = isItem(answer) ? answer[field] : undefined;
  return Array.isArray(items) ? items.filter(isItem) : [];
};

/** Replaces each `{field}` by the item's value, and `{one,other}` by the first that there is. Null if there is none. */
export const fillAddress = (to: string, item: Item): string | null => {
  let isComplete = true;
  const address = to.replace(/\{([^{}]*)\}/g, (_, fields: string) => {
    const value = fields.split(',').flatMap((field) => item[field] ?? [])[0];
    isComplete &&= value !== undefined;
    return encodeURIComponent(String(value));
  });
  return isComplete ? address : null;
};
