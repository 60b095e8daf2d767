import { expect, test } from '@jest/globals';
import { contract } from 'shared/contract';
import { lawyers as seed } from '../../../seed/content/lawyers';
import { startApi } from '../../app/testing';
import { setUp } from '../../platform/testing';

const api = await setUp(startApi());

test('a lawyer is called by the name in the reader’s language, in Chinese by the Latin one if there is no other', async () => {
  const lawyers = seed.map(({ picture: _, ...lawyer }, index) => (index === 0 ? { ...lawyer, titleCn: null } : lawyer));
  await api.asAdmin(contract.console.lawyers.update, { body: { lawyers, version: 0 } });
  const listNames = async (language: string) => {
    const { body } = await api.call(contract.lawyers.list, { headers: { 'accept-language': language } });
    return body.lawyers.slice(0, 2).map(({ name }) => name);
  };
  const [first, second] = lawyers;
  expect(await listNames('ko')).toEqual([first?.title, second?.title]);
  expect(await listNames('en')).toEqual([first?.titleEn, second?.titleEn]);
  expect(await listNames('zh')).toEqual([first?.titleEn, second?.titleCn]);
});
