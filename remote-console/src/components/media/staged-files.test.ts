import { expect, test } from '@jest/globals';
import { listStagedUploads, stageFile } from './staged-files';

const stage = (name: string) => stageFile(new File(['.'], name, { type: 'image/png' }));

test('staged files are stored in their order, without gaps where one fails, and only once', async () => {
  const refs = [stage('a.png'), stage('b.png'), null, stage('c.png')];
  const sent: string[] = [];
  const send = async (file: File, index: number) => {
    if (file.name === 'b.png') throw new Error('refused');
    sent.push(`${index} ${file.name}`);
  };
  const run = async () => {
    for (const upload of listStagedUploads(refs, send)) await upload.send().catch(() => sent.push(`- ${upload.name}`));
  };
  await run();
  expect(sent).toEqual(['0 a.png', '- b.png', '1 c.png']);
  await run();
  expect(sent.slice(3)).toEqual(['- b.png']);
});
