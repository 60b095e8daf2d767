import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Location, To } from 'react-router';
import { splitAddress } from '../format/addresses';
import { createGuardedHistory, type PlainHistory, type Transition, type Update } from './guarded-history';

/** A tab's history: traversals are asynchronous and happen one after another, as in a browser. */
const createTab = () => {
  const entries = ['/'];
  let at = 0;
  let queue = Promise.resolve();
  let listener: (update: Update) => void = () => {};
  const location = () => {
    const { address } = splitAddress(entries[at] ?? '');
    return { pathname: address, search: '', hash: '', state: null, key: String(at) } as Location;
  };
  const notify = (action: string) => listener({ action, location: location() } as Update);
  const history: PlainHistory = {
    get location() {
      return location();
    },
    index: () => at,
    language: () => splitAddress(entries[at] ?? '').language,
    createHref: (to: To) => String(to),
    listen: (newListener) => {
      listener = newListener;
      return () => {};
    },
    push: (to: To) => {
      entries.splice(at + 1, entries.length, String(to));
      at += 1;
      notify('PUSH');
    },
    replace: (to: To) => {
      entries[at] = String(to);
      notify('REPLACE');
    },
    go: (delta: number) => {
      queue = queue.then(async () => {
        await new Promise((resolve) => setTimeout(resolve, 5));
        if (entries[at + delta] === undefined) return;
        at += delta;
        notify('POP');
      });
    },
  };
  return { history, path: () => entries[at] };
};

/** In small steps, so that a busy machine delays it as it delays the chain of timers that it waits for. */
const waitForTraversal = async () => {
  for (let step = 0; step < 40; step += 1) await new Promise((resolve) => setTimeout(resolve, 10));
};

let page: ReturnType<typeof createTab>;
let guarded: ReturnType<typeof createGuardedHistory>;
const shown = () => guarded.current().location.pathname;

beforeEach(() => {
  page = createTab();
  guarded = createGuardedHistory(page.history);
  for (const path of ['/a', '/b', '/c']) guarded.navigator.push(path);
});

/** A form with unsaved changes; `blocked` is the last transition that it blocked. */
const addForm = () => {
  const state: { blocked: Transition | null } = { blocked: null };
  guarded.guard((transition) => {
    state.blocked = transition;
    return true;
  });
  return state;
};

describe('a page with unsaved changes', () => {
  test('stays when a link is followed, until the reader confirms', () => {
    addForm();
    guarded.navigator.push('/d');
    expect(shown()).toBe('/c');
  });

  test('follows the link once the reader confirms', () => {
    const unsaved = addForm();
    guarded.navigator.push('/d');
    expect([shown(), page.path()]).toEqual(['/c', '/c']);
    unsaved.blocked?.proceed();
    expect([shown(), page.path()]).toEqual(['/d', '/d']);
  });

  test('stays with its address when the reader goes back', async () => {
    addForm();
    guarded.navigator.go(-1);
    await waitForTraversal();
    expect([shown(), page.path()]).toEqual(['/c', '/c']);
  });

  test('goes back once the reader confirms', async () => {
    const unsaved = addForm();
    guarded.navigator.go(-2);
    await waitForTraversal();
    unsaved.blocked?.proceed();
    await waitForTraversal();
    expect([shown(), page.path()]).toEqual(['/a', '/a']);
  });

  test('stays when the reader goes back twice quickly', async () => {
    addForm();
    guarded.navigator.go(-1);
    guarded.navigator.go(-1);
    await waitForTraversal();
    expect([shown(), page.path()]).toEqual(['/c', '/c']);
  });

  test('changes its language without a question, and back', async () => {
    const unsaved = addForm();
    guarded.navigator.push('/en/c');
    expect([shown(), page.path(), guarded.language()]).toEqual(['/c', '/en/c', 'en']);
    guarded.navigator.go(-1);
    await waitForTraversal();
    expect([shown(), page.path(), guarded.language()]).toEqual(['/c', '/c', 'ko']);
    expect(unsaved.blocked).toBeNull();
    guarded.navigator.push('/en/d');
    expect([shown(), page.path()]).toEqual(['/c', '/c']);
  });

  test('asks two forms one after the other', () => {
    const [first, second] = [addForm(), addForm()];
    guarded.navigator.push('/d');
    expect([first.blocked !== null, second.blocked !== null]).toEqual([true, false]);
    first.blocked?.proceed();
    expect(second.blocked !== null).toBe(true);
    expect(shown()).toBe('/c');
    second.blocked?.proceed();
    expect(shown()).toBe('/d');
  });
});

test('without a guard every navigation is shown', async () => {
  guarded.navigator.go(-1);
  guarded.navigator.go(-1);
  await waitForTraversal();
  expect([shown(), page.path()]).toEqual(['/a', '/a']);
});
