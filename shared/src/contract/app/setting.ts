import { z } from 'zod';
import { AuctionSetting } from '../auction/setting';
import { contentLanguages, localisedText } from '../fields';
import { firmSettingFields, Office, PublicSetting } from '../firm/setting';
import { FairSetting } from '../matching/setting';
import { route } from '../route';
import { ShopSetting } from '../shop/setting';

/** The one document of settings; each domain declares its part. */
export const Setting = PublicSetting.extend({
  ...firmSettingFields,
  auction: AuctionSetting,
  shop: ShopSetting,
  fair: FairSetting,
  /** Days until forms and logs are deleted. */
  retention: z.object({ formDays: z.int().min(1), logDays: z.int().min(730) }),
});
export type Setting = z.infer<typeof Setting>;

/** An office with the regions that it serves, and how, as one text. */
const ShownOffice = Office.extend({ served: localisedText(6000).nullable(), contentLanguages });
const ShownSetting = PublicSetting.omit({ regions: true }).extend({ offices: z.array(ShownOffice) });

export const setting = {
  get: route({
    method: 'GET',
    path: '/v1/setting',
    access: 'public',
    summary: 'The settings that the shell and the public pages show',
    response: z.object({ setting: ShownSetting }),
    localised: true,
  }),
};

const settingDocument = z.object({ setting: Setting, version: z.int() });

export const consoleSetting = {
  get: route({
    method: 'GET',
    path: '/console/setting',
    access: 'console',
    summary: 'The setting document',
    response: settingDocument,
  }),
  update: route({
    method: 'PUT',
    path: '/console/setting',
    access: 'console',
    summary: 'Replace the setting document',
    body: z.strictObject({ setting: Setting, version: z.int().min(0) }),
    response: settingDocument,
  }),
};
