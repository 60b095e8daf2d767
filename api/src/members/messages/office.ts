import { eq } from 'drizzle-orm';
import { type Language, pick, type Setting } from 'shared/contract';
import { formatPhone } from 'shared/format';
import type { Database } from '../../platform/database/connect';
import { documents } from '../../platform/documents/table';
import type { Sender } from '../../platform/mail/compose';

/** Who speaks: the firm, from its setting. */
export interface Office {
  site: (language: Language) => string;
  sender: (language: Language) => Sender;
  mail: Pick<Setting['mail'], 'from' | 'replyTo' | 'notifyTo'>;
  /** Numbers that text messages come from, and by which advertisements are refused. */
  smsFrom: string;
  /** Which speaks where Kakao delivers. */
  kakaoChannel: string | null;
  tel: string;
}

const nameless: Office = {
  site: () => 'Portico',
  sender: () => ({ name: 'Portico', address: '', tel: '' }),
  mail: { from: 'no-reply@localhost', replyTo: 'no-reply@localhost', notifyTo: [] },
  smsFrom: '',
  kakaoChannel: null,
  tel: '',
};

/** Before the setting is written for the first time nobody in particular speaks. */
export const readOffice = async (tx: Database): Promise<Office> => {
  const [stored] = await tx.select().from(documents).where(eq(documents.key, 'setting'));
  if (!stored) return nameless;
  const { company, mail, sms, siteName } = stored.value as Setting;
  return {
    site: (language) => pick(siteName, language),
    sender: (language) => ({
      name: pick(company.name, language),
      address: pick(company.address, language),
      tel: formatPhone(company.tel),
    }),
    mail,
    smsFrom: sms?.sender ?? company.tel,
    kakaoChannel: sms?.kakaoChannelId ?? null,
    tel: formatPhone(company.tel),
  };
};
