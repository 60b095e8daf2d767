import type { Role, Text } from './tab';

/** A text or a pattern, as it passes into the page. */
type Pattern = { text: string; exact: boolean } | { source: string; flags: string };

/** Each step narrows what the one before has found. */
export type Step =
  | { by: 'css'; selector: string }
  | { by: 'role'; role: Role; name: Pattern | null; level: number | null }
  | { by: 'label' | 'text' | 'content'; pattern: Pattern }
  | { by: 'position'; at: number };

export const toPattern = (text: Text, exact = false): Pattern =>
  typeof text === 'string' ? { text, exact } : { source: text.source, flags: text.flags };

type Matcher = (text: string) => boolean;
type Query = (scope: ParentNode, matcher: Matcher) => HTMLElement[];

interface Library {
  queryAllByRole: (scope: ParentNode, role: Role, options: { name?: Matcher; level?: number }) => HTMLElement[];
  queryAllByLabelText: Query;
  queryAllByText: Query;
}

/** Runs in the page: the elements to which the steps lead, null where the page has no Testing Library yet. */
export const findInPage = (steps: Step[], onlyVisible: boolean): Element[] | null => {
  const library = (globalThis as { TestingLibraryDom?: Library }).TestingLibraryDom;
  if (!library) return null;
  const normalise = (text: string) => text.replace(/\s+/g, ' ').trim();
  const createMatcher =
    (pattern: Pattern): Matcher =>
    (text) => {
      const found = normalise(text);
      if ('source' in pattern) return new RegExp(pattern.source, pattern.flags).test(found);
      if (pattern.exact) return found === pattern.text;
      return found.toLowerCase().includes(pattern.text.toLowerCase());
    };
  const isVisible = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible';
  };
  const findWithin = (scope: ParentNode, step: Step): Element[] => {
    if (step.by === 'css') return [...scope.querySelectorAll(step.selector)];
    if (step.by === 'role')
      return library.queryAllByRole(scope, step.role, {
        ...(step.name && { name: createMatcher(step.name) }),
        ...(step.level && { level: step.level }),
      });
    if (step.by === 'label') return library.queryAllByLabelText(scope, createMatcher(step.pattern));
    if (step.by === 'text') return library.queryAllByText(scope, createMatcher(step.pattern));
    return [];
  };
  const take = (found: ParentNode[], step: Step): ParentNode[] => {
    if (step.by === 'position') return found.slice(step.at, step.at + 1 || undefined);
    if (step.by !== 'content') return [...new Set(found.flatMap((scope) => findWithin(scope, step)))];
    const matches = createMatcher(step.pattern);
    return found.filter((scope) => matches(scope.textContent ?? ''));
  };
  const found = steps.reduce(take, [document]) as Element[];
  return onlyVisible ? found.filter(isVisible) : found;
};

/** Runs in the page: replaces what is in a field, as a person does who selects everything and types; false if it cannot. */
export const fillInPage = (field: HTMLElement, text: string) => {
  field.focus();
  const isTypedInto = !(field instanceof HTMLInputElement) || !/^(date|time|month|datetime-local)$/.test(field.type);
  if (isTypedInto) {
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select();
    else getSelection()?.selectAllChildren(field);
    return document.execCommand(text ? 'insertText' : 'delete', false, text) || !text;
  }
  // Their parts are typed one by one, in an order that only the engine knows.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  return true;
};

/** Runs in the page: chooses a file, as the dialog of the browser does. */
export const chooseFileInPage = (field: HTMLInputElement, name: string, type: string, base64: string) => {
  const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
  const transfer = new DataTransfer();
  transfer.items.add(new File([bytes], name, { type }));
  field.files = transfer.files;
  for (const event of ['input', 'change']) field.dispatchEvent(new Event(event, { bubbles: true }));
};
