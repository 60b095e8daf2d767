import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Location, To } from 'react-router';
import { guardedHistory, type PlainHistory, type Transition, type Update } from './guarded-history';

/** A tab's history: traversals happen later and one after another, as in a browser. */
const tab = () => {
  const entries = ['/'];
  let at = 0;
  let queue = Promise.resolve();
  let listener: (update: Update) => void = () => {};
  const location = () => ({ pathname: entries[at], search: '', hash: '', state: null, key: String(at) }) as Location;
  const tell = (action: string) => listener({ action, location: location() } as Update);
  const history: PlainHistory = {
    get location() {
      return location();
    },
    index: () => at,
    createHref: (to: To) => String(to),
    listen: (given) => {
      listener = given;
      return () => {};
    },
    push: (to: To) => {
      entries.splice(at + 1, entries.length, String(to));
      at += 1;
      tell('PUSH');
    },
    replace: (to: To) => {
      entries[at] = String(to);
      tell('REPLACE');
    },
    go: (delta: number) => {
      queue = queue.then(async () => {
        await new Promise((resolve) => setTimeout(resolve, 5));
        if (entries[at + delta] === undefined) return;
        at += delta;
        tell('POP');
      });
    },
  };
  return { history, path: () => entries[at] };
};

const settled = () => new Promise((resolve) => setTimeout(resolve, 400));

let page: ReturnType<typeof tab>;
let guarded: ReturnType<typeof guardedHistory>;
const shown = () => guarded.current().location.pathname;

beforeEach(() => {
  page = tab();
  guarded = guardedHistory(page.history);
  for (const path of ['/a', '/b', '/c']) guarded.navigator.push(path);
});

/** A form with unsaved changes; `held` is what it held back last. */
const form = () => {
  const state: { held: Transition | null } = { held: null };
  guarded.guard((transition) => {
    state.held = transition;
    return true;
  });
  return state;
};

describe('a page with unsaved changes', () => {
  test('keeps its place when a link is followed, until the reader agrees', () => {
    form();
    guarded.navigator.push('/d');
    expect(shown()).toBe('/c');
  });

  test('goes where the link led once the reader agrees', () => {
    const unsaved = form();
    guarded.navigator.push('/d');
    expect([shown(), page.path()]).toEqual(['/c', '/c']);
    unsaved.held?.proceed();
    expect([shown(), page.path()]).toEqual(['/d', '/d']);
  });

  test('stays, address and all, when the reader steps back', async () => {
    form();
    guarded.navigator.go(-1);
    await settled();
    expect([shown(), page.path()]).toEqual(['/c', '/c']);
  });

  test('steps back for good once the reader agrees', async () => {
    const unsaved = form();
    guarded.navigator.go(-2);
    await settled();
    unsaved.held?.proceed();
    await settled();
    expect([shown(), page.path()]).toEqual(['/a', '/a']);
  });

  test('stays when the reader steps back twice in a hurry', async () => {
    form();
    guarded.navigator.go(-1);
    guarded.navigator.go(-1);
    await settled();
    expect([shown(), page.path()]).toEqual(['/c', '/c']);
  });

  test('asks each of two forms, one after the other', () => {
    const [first, second] = [form(), form()];
    guarded.navigator.push('/d');
    expect([first.held !== null, second.held !== null]).toEqual([true, false]);
    first.held?.proceed();
    expect(second.held !== null).toBe(true);
    expect(shown()).toBe('/c');
    second.held?.proceed();
    expect(shown()).toBe('/d');
  });
});

test('without a guard every step is shown', async () => {
  guarded.navigator.go(-1);
  guarded.navigator.go(-1);
  await settled();
  expect([shown(), page.path()]).toEqual(['/a', '/a']);
});
