import { afterEach, expect, jest, test } from '@jest/globals';
import { saveFile } from './save-file';

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'document');
  jest.restoreAllMocks();
});

test('the address of a saved file is still valid after the click, which only starts the download', async () => {
  const link = { href: '', download: '', click: jest.fn() };
  Object.assign(globalThis, { document: { createElement: () => link } });
  const waits: number[] = [];
  jest.spyOn(globalThis, 'setTimeout').mockImplementation(((_: unknown, wait: number) => waits.push(wait)) as never);
  const revoke = jest.spyOn(URL, 'revokeObjectURL');
  saveFile(new Blob(['BEGIN:VCALENDAR']), 'meeting.ics');
  expect(link).toMatchObject({ download: 'meeting.ics', href: expect.stringContaining('blob:') });
  expect(link.click).toHaveBeenCalled();
  expect(revoke).not.toHaveBeenCalled();
  expect(Math.min(...waits)).toBeGreaterThan(0);
});
