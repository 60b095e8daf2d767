import { eq } from 'drizzle-orm';
import { type Language, pickText, type Setting } from 'shared/contract';
import { formatPhone } from 'shared/format';
import type { Database } from '../../platform/database/connect';
import { findRow } from '../../platform/database/rows';
import { documents } from '../../platform/documents/table';
import type { Sender } from '../../platform/mail/compose';

/** Name and contact data of the firm as messages show them, from the `setting` document. */
export interface FirmProfile {
  getSiteName: (language: Language) => string;
  getSender: (language: Language) => Sender;
  mail: Pick<Setting['mail'], 'from' | 'replyTo' | 'notifyTo'>;
  /** Sender number of text messages; recipients use it to refuse advertisements. */
  smsFrom: string;
  /** Sender of Kakao messages. */
  kakaoChannel: string | null;
  tel: string;
}

const defaultProfile: FirmProfile = {
  getSiteName: () => 'Portico',
  getSender: () => ({ name: 'Portico', address: '', tel: '' }),
  mail: { from: 'no-reply@localhost', replyTo: 'no-reply@localhost', notifyTo: [] },
  smsFrom: '',
  kakaoChannel: null,
  tel: '',
};

/** Returns a default profile until the setting is stored for the first time. */
export const readFirmProfile = async (tx: Database): Promise<FirmProfile> => {
  const stored = await findRow(tx, documents, eq(documents.key, 'setting'));
  if (!stored) return defaultProfile;
  const { company, mail, sms, siteName } = stored.value as Setting;
  return {
    getSiteName: (language) => pickText(siteName, language),
    getSender: (language) => ({
      name: pickText(company.name, language),
      address: pickText(company.address, language),
      tel: formatPhone(company.tel),
    }),
    mail,
    smsFrom: sms?.sender ?? company.tel,
    kakaoChannel: sms?.kakaoChannelId ?? null,
    tel: formatPhone(company.tel),
  };
};
