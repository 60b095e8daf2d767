import { z } from 'zod';
import { Increments, Premium } from '../auction/increments';
import { Hall } from '../auction/programs';
import { email, L, link, phone } from '../fields';
import { route } from '../machine';

export const socialKinds = ['twitter', 'facebook', 'instagram'] as const;
export const skins = ['basic', 'card', 'bar'] as const;

const won = z.int().min(0);

/** Where money is transferred to. */
export const BankAccount = z.object({
  bank: z.string().trim().min(1).max(40),
  no: z.string().trim().min(4).max(40),
  holder: z.string().trim().min(1).max(60),
});
export type BankAccount = z.infer<typeof BankAccount>;

const Office = z.object({
  title: L(60),
  location: L(200),
  tel: phone,
  link,
  naverMap: link.nullish(),
  kakaoMap: link.nullish(),
  image: link.nullish(),
  hours: L(120).nullish(),
  lat: z.number().min(-90).max(90).nullish(),
  lng: z.number().min(-180).max(180).nullish(),
});

const Gateway = z.object({
  title: L(60),
  link,
  icon: z.string().max(40),
  image: link.nullish(),
  info: z.array(L(80)).max(8),
});

const Phone = z.object({ title: L(60), tel: phone, process: z.array(L(80)).max(8) });

/** What visitors may read. */
export const PublicSetting = z.object({
  siteName: L(60),
  company: z.object({
    name: L(80),
    ceo: L(80),
    businessNumber: z.string().regex(/^\d{10}$/),
    mailOrderNumber: z.string().max(60).nullish(),
    address: L(200),
    tel: phone,
    fax: phone.nullish(),
    email,
    privacyOfficer: L(60),
    adLawyer: L(60),
  }),
  hero: z.object({ tagline: L(120), lead: L(300).nullish(), image: link.nullish(), imageMobile: link.nullish() }),
  gateways: z.array(Gateway).max(6),
  offices: z.array(Office).max(12),
  phones: z.array(Phone).max(12),
  socials: z.array(z.object({ kind: z.enum(socialKinds), url: link })).max(6),
  chatUrl: link.nullish(),
  consultUrl: link.nullish(),
  /** Whether a request for a consultation takes files; none unless it is switched on. */
  consultFiles: z.boolean().nullish(),
  seo: z.object({
    title: L(120),
    description: L(300),
    image: link.nullish(),
    naverVerification: z.string().max(120).nullish(),
    googleVerification: z.string().max(120).nullish(),
    gaId: z.string().max(40).nullish(),
  }),
  shell: z.object({ blockCopy: z.boolean(), skin: z.enum(skins), copyrightYear: z.int().min(2000).max(2100) }),
});

export const Setting = PublicSetting.extend({
  mail: z.object({ from: email, replyTo: email, notifyTo: z.array(email).max(10) }),
  sms: z.object({ sender: phone, kakaoChannelId: z.string().max(60).nullish() }),
  auction: z.object({
    halls: z.array(Hall).max(20),
    increments: Increments,
    premium: Premium,
    vatRate: z.number().min(0).max(100),
    window: z.int().min(0),
    extension: z.int().min(0),
    interval: z.int().min(0),
    maxExtensions: z.int().min(0),
  }),
  shop: z.object({
    shippingFee: won,
    freeOver: won,
    pointRate: z.number().min(0).max(100),
    confirmDays: z.int().min(1),
    paymentHours: z.int().min(1),
    /** Null: nothing can be paid by transfer. */
    bank: BankAccount.nullish(),
  }),
  fair: z.object({
    slotMinutes: z.int().min(5).max(120),
    bufferMinutes: z.int().min(0).max(120),
    requestTtlHours: z.int().min(1),
    cancelCutoffHours: z.int().min(0),
    maxPending: z.int().min(1).nullable(),
    maxPerDay: z.int().min(1).nullable(),
  }),
  retention: z.object({ formDays: z.int().min(1), logDays: z.int().min(730) }),
});
export type Setting = z.infer<typeof Setting>;

export const setting = {
  get: route({
    method: 'GET',
    path: '/v1/setting',
    access: 'public',
    summary: 'What the shell and the public pages show of the firm',
    response: z.object({ setting: PublicSetting }),
    localised: true,
  }),
};

const stored = z.object({ setting: Setting, version: z.int() });

export const consoleSetting = {
  get: route({
    method: 'GET',
    path: '/console/setting',
    access: 'console',
    summary: 'The setting document',
    response: stored,
  }),
  update: route({
    method: 'PUT',
    path: '/console/setting',
    access: 'console',
    summary: 'Replace the setting document',
    body: z.strictObject({ setting: Setting, version: z.int().min(0) }),
    response: stored,
  }),
};
