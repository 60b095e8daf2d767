import { z } from 'zod';
import { linkUrl, singleLine } from '../fields';

/** Letters, digits, points and dashes, or an e-mail address; folded to lower case. */
export const username = z
  .string()
  .trim()
  .toLowerCase()
  .refine((text) => /^[a-z0-9._-]{4,30}$/.test(text) || (text.length <= 254 && z.email().safeParse(text).success), {
    params: { code: 'username' },
  });

const characterClasses = [/[a-z]/, /[A-Z]/, /\d/, /[^a-zA-Z\d]/];

/** Ten characters of two kinds, or eight of three (C-10). */
export const isStrongPassword = (text: string) => {
  const variety = characterClasses.filter((kind) => kind.test(text)).length;
  return (text.length >= 10 && variety >= 2) || (text.length >= 8 && variety >= 3);
};

export const newPassword = z
  .string()
  .max(200)
  .refine(isStrongPassword, { params: { code: 'password' } });
export const existingPassword = z.string().min(1).max(200);
export const personName = singleLine.min(1).max(50);

/** Proof of an address, issued by `users.certify`; valid once and for ten minutes. */
export const certToken = z.string().regex(/^[A-Za-z0-9_-]{43}$/);

/** How a person can be reached. */
export const contactChannels = ['SMS', 'EMAIL', 'PHONE'] as const;
export const socialKinds = ['twitter', 'facebook', 'instagram'] as const;
export const SocialLink = z.object({ kind: z.enum(socialKinds), url: linkUrl });
