import { expect, test } from '@jest/globals';
import { prerender } from 'react-dom/static.edge';
import { lazyComponent } from './lazy-component';

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;

/** A component whose import fails the first few times. */
const createFlaky = (failures: number) => {
  let attempts = 0;
  const Component = lazyComponent(async () => {
    attempts += 1;
    if (attempts <= failures) throw new Error(`Loading failed, ${attempts}`);
    return Greeting;
  });
  const render = async () => {
    const errors: string[] = [];
    const { prelude } = await prerender(<Component name="Kim" />, {
      onError: (cause) => void errors.push(String(cause)),
    });
    return { html: await new Response(prelude).text(), errors };
  };
  return { render, getAttempts: () => attempts };
};

test('an import that failed twice is tried a third time', async () => {
  const { render, getAttempts } = createFlaky(2);
  expect(await render()).toMatchObject({ html: expect.stringContaining('Hello'), errors: [] });
  expect(getAttempts()).toBe(3);
});

test('an import that succeeded is not repeated', async () => {
  const { render, getAttempts } = createFlaky(0);
  for (const _ of [1, 2]) expect((await render()).html).toContain('Hello');
  expect(getAttempts()).toBe(1);
});

test('after three failures the error is reported, and the next mount tries again', async () => {
  const { render, getAttempts } = createFlaky(3);
  expect((await render()).errors).toEqual(['Error: Loading failed, 3']);
  expect((await render()).html).toContain('Hello');
  expect(getAttempts()).toBe(4);
});
