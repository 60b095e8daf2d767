import { expect, test } from '@jest/globals';
import { prerender } from 'react-dom/static.edge';
import { later } from './later';

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;

/** A part whose code fails to come the first few times. */
const flaky = (failures: number) => {
  let asked = 0;
  const Part = later(async () => {
    asked += 1;
    if (asked <= failures) throw new Error(`Loading failed, ${asked}`);
    return Greeting;
  });
  const show = async () => {
    const told: string[] = [];
    const { prelude } = await prerender(<Part name="Kim" />, { onError: (cause) => void told.push(String(cause)) });
    return { html: await new Response(prelude).text(), told };
  };
  return { show, asked: () => asked };
};

test('code that did not come twice is asked for a third time', async () => {
  const { show, asked } = flaky(2);
  expect(await show()).toMatchObject({ html: expect.stringContaining('Hello'), told: [] });
  expect(asked()).toBe(3);
});

test('code that has come is not asked for again', async () => {
  const { show, asked } = flaky(0);
  for (const _ of [1, 2]) expect((await show()).html).toContain('Hello');
  expect(asked()).toBe(1);
});

test('code that never came is told of, and asked for anew when the part is shown anew', async () => {
  const { show, asked } = flaky(3);
  expect((await show()).told).toEqual(['Error: Loading failed, 3']);
  expect((await show()).html).toContain('Hello');
  expect(asked()).toBe(4);
});
