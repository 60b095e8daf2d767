import { z } from 'zod';
import { navigationPlaces } from '../../format/navigation-places';
import { email, linkUrl, localisedText, phone, slug } from '../fields';
import { SocialLink } from '../members/account-fields';
import { OpeningHours } from './consultation-hours';

export const skins = ['basic', 'card', 'bar'] as const;

export const Office = z.object({
  title: localisedText(60),
  /** The last part of the address of its page; an office without one has no page. */
  slug: slug.nullish(),
  location: localisedText(200),
  tel: phone,
  link: linkUrl,
  naverMap: linkUrl.nullish(),
  kakaoMap: linkUrl.nullish(),
  image: linkUrl.nullish(),
  /** As people read it. */
  hours: localisedText(120).nullish(),
  /** When clients are received, which the consultation form offers; usual office hours if it is empty. */
  opening: z.array(OpeningHours).max(20).nullish(),
  /** How to come by public transport. */
  access: localisedText(400).nullish(),
  parking: localisedText(300).nullish(),
  /** The regions whose courts and homes it looks after, and how: on site, by video, on court dates. */
  regions: localisedText(300).nullish(),
  lat: z.number().min(-90).max(90).nullish(),
  lng: z.number().min(-180).max(180).nullish(),
});

/** How the firm serves clients of a region: at an office or on site, by video, in its courts on the day of a hearing. */
export const serviceWays = ['VISIT', 'VIDEO', 'COURT'] as const;

export const ServedRegion = z.object({
  name: localisedText(60),
  /** Index of the office that serves it. */
  office: z.int().min(0),
  ways: z.array(z.enum(serviceWays)).min(1).max(serviceWays.length),
});

export const Gateway = z.object({
  title: localisedText(60),
  link: linkUrl,
  icon: z.string().max(40),
  image: linkUrl.nullish(),
  info: z.array(localisedText(80)).max(8),
});

export const Phone = z.object({ title: localisedText(60), tel: phone, process: z.array(localisedText(80)).max(8) });

/** An entry of the shell's navigation that a remote offers; its position is that in the list. */
export const NavigationChoice = z.object({
  place: z.enum(navigationPlaces),
  /** Its address, as the remote gives it. */
  to: z
    .string()
    .max(300)
    .regex(/^\/\S*$/),
  hidden: z.boolean().optional(),
});

/** The public part of the settings. */
export const PublicSetting = z.object({
  siteName: localisedText(60),
  company: z.object({
    name: localisedText(80),
    ceo: localisedText(80),
    businessNumber: z.string().regex(/^\d{10}$/),
    mailOrderNumber: z.string().max(60).nullish(),
    address: localisedText(200),
    tel: phone,
    fax: phone.nullish(),
    email,
    privacyOfficer: localisedText(60),
    adLawyer: localisedText(60),
  }),
  hero: z.object({
    tagline: localisedText(120),
    lead: localisedText(300).nullish(),
    image: linkUrl.nullish(),
    imageMobile: linkUrl.nullish(),
  }),
  gateways: z.array(Gateway).max(6),
  offices: z.array(Office).max(12),
  regions: z.array(ServedRegion).max(40).nullish(),
  phones: z.array(Phone).max(12),
  socials: z.array(SocialLink).max(6),
  chatUrl: linkUrl.nullish(),
  consultUrl: linkUrl.nullish(),
  /** Whether a consultation form accepts files; off by default. */
  consultFiles: z.boolean().nullish(),
  seo: z.object({
    title: localisedText(120),
    description: localisedText(300),
    image: linkUrl.nullish(),
    naverVerification: z.string().max(120).nullish(),
    googleVerification: z.string().max(120).nullish(),
    gaId: z.string().max(40).nullish(),
  }),
  /** Entries that it does not name come last. */
  navigation: z.array(NavigationChoice).max(300).nullish(),
  shell: z.object({ blockCopy: z.boolean(), skin: z.enum(skins), copyrightYear: z.int().min(2000).max(2100) }),
});

/** The private part of the firm’s settings. */
export const firmSettingFields = {
  mail: z.object({ from: email, replyTo: email, notifyTo: z.array(email).max(10) }),
  sms: z.object({ sender: phone, kakaoChannelId: z.string().max(60).nullish() }),
};
