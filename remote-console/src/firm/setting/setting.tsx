import type { ComponentType } from 'react';
import { ResourceContextProvider } from 'react-admin';
import type { Setting } from 'shared/contract';
import { FormTabs } from '../../parts/FormTabs';
import { RecordEdit } from '../../parts/RecordEdit';
import { RecordForm } from '../../parts/RecordForm';
import { settingI18n } from './i18n';
import { FirmTab, HomeTab, MailTab, OfficesTab, PhonesTab, ShellTab } from './site-tabs';
import { AuctionTab, FairTab, RetentionTab, ShopTab } from './trade-tabs';

interface Part {
  Fields: ComponentType;
  /** Keys of the document that are edited there. */
  keys: readonly string[];
}

const parts = {
  firm: { Fields: FirmTab, keys: ['siteName', 'company'] },
  home: { Fields: HomeTab, keys: ['hero', 'gateways'] },
  offices: { Fields: OfficesTab, keys: ['offices'] },
  phones: { Fields: PhonesTab, keys: ['phones'] },
  shell: { Fields: ShellTab, keys: ['shell', 'socials', 'chatUrl', 'consultUrl', 'seo'] },
  mail: { Fields: MailTab, keys: ['mail', 'sms'] },
  auction: { Fields: AuctionTab, keys: ['auction'] },
  shop: { Fields: ShopTab, keys: ['shop'] },
  fair: { Fields: FairTab, keys: ['fair'] },
  retention: { Fields: RetentionTab, keys: ['retention'] },
} as const satisfies Record<string, Part>;

type Name = keyof typeof parts;
const names = Object.keys(parts) as Name[];

const SettingTabs = () => {
  const t = settingI18n.useT();
  const tabs = names.map((name) => ({
    ...parts[name],
    name,
    label: t(name),
    keys: parts[name].keys.map((key) => `setting.${key}`),
  }));
  return <FormTabs label={t('tabs')} tabs={tabs} />;
};

type Whole = { setting: Setting; version: number };

/** An account of which nothing is written is none. */
const written = ({ setting, ...rest }: Whole) => {
  const { bank } = setting.shop;
  const none = !bank || [bank.bank, bank.no, bank.holder].every((part) => !part?.trim());
  return { ...rest, setting: { ...setting, shop: { ...setting.shop, bank: none ? null : bank } } };
};

export const SettingPage = () => (
  <ResourceContextProvider value="setting">
    <RecordEdit id="setting" title="resources.setting.name" transform={written}>
      <RecordForm>
        <SettingTabs />
      </RecordForm>
    </RecordEdit>
  </ResourceContextProvider>
);
