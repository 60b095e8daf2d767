import { createHmac } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { expect } from './support';

const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The code of an authenticator app at a time (ms), RFC 6238. */
export const createTotpCode = (secret: string, at = Date.now()) => {
  const bits = [...secret].map((char) => base32.indexOf(char).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from(bits.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? []);
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(at / 30_000)));
  const mac = createHmac('sha1', key).update(step).digest();
  const value = mac.readUInt32BE((mac.at(-1) ?? 0) & 15) & 0x7fffffff;
  return String(value % 1_000_000).padStart(6, '0');
};

/** Fills in the forms of two-step sign-in, from the password to the recovery codes, in a part of a page. */
export const enrolTotp = async (part: Page | Locator, password: string) => {
  await part.getByRole('textbox', { name: '현재 비밀번호' }).fill(password);
  await part.getByRole('button', { name: '다음' }).click();
  await expect(part.getByRole('img', { name: '인증 앱용 QR 코드' })).toBeVisible();
  const secret = ((await part.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await part.getByRole('textbox', { name: '6자리 코드' }).fill(createTotpCode(secret));
  await part.getByRole('button', { name: '확인하고 켜기' }).click();
  const codes = part.getByRole('listitem').filter({ hasText: /^(\w{4}-){2}\w{4}$/ });
  await expect(codes).toHaveCount(10);
  const recoveryCode = (await codes.first().textContent()) ?? '';
  await part.getByRole('button', { name: '적어 두었습니다' }).click();
  return { secret, recoveryCode };
};
