import type { Locator, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { expect } from './support';

/** The code of an authenticator app at a time (ms). */
export const createTotpCode = (secret: string, at = Date.now()) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at });

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
