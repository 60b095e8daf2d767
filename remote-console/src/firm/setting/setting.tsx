import { Settings } from 'lucide-react';
import type { ComponentType } from 'react';
import { api } from 'shared/client';
import { contract, type Setting } from 'shared/contract';
import { DocumentEdit } from '../../components/forms/DocumentEdit';
import { FormTabs } from '../../components/forms/FormTabs';
import { definePage } from '../../data/define-resource';
import { createDocumentStore } from '../../data/resource-store';
import { AuctionTab, FairTab, RetentionTab, ShopTab } from './business-tabs';
import { settingI18n, settingLabels } from './i18n';
import { NavigationTab } from './NavigationTab';
import { FirmTab, HomeTab, MailTab, OfficesTab, PhonesTab, RegionsTab, ShellTab } from './site-tabs';

interface SettingTab {
  Fields: ComponentType;
  /** Keys of the document that the tab edits. */
  keys: readonly string[];
}

const settingTabs = {
  firm: { Fields: FirmTab, keys: ['siteName', 'company'] },
  home: { Fields: HomeTab, keys: ['hero', 'gateways'] },
  offices: { Fields: OfficesTab, keys: ['offices'] },
  regions: { Fields: RegionsTab, keys: ['regions'] },
  phones: { Fields: PhonesTab, keys: ['phones'] },
  shell: { Fields: ShellTab, keys: ['shell', 'socials', 'chatUrl', 'consultUrl', 'seo'] },
  navigation: { Fields: NavigationTab, keys: ['navigation'] },
  mail: { Fields: MailTab, keys: ['mail', 'sms'] },
  auction: { Fields: AuctionTab, keys: ['auction'] },
  shop: { Fields: ShopTab, keys: ['shop'] },
  fair: { Fields: FairTab, keys: ['fair'] },
  retention: { Fields: RetentionTab, keys: ['retention'] },
} as const satisfies Record<string, SettingTab>;

type TabName = keyof typeof settingTabs;
const tabNames = Object.keys(settingTabs) as TabName[];

const SettingTabs = () => {
  const t = settingI18n.useT();
  const tabs = tabNames.map((name) => ({
    ...settingTabs[name],
    name,
    label: t(name),
    keys: settingTabs[name].keys.map((key) => `setting.${key}`),
  }));
  return <FormTabs label={t('tabs')} tabs={tabs} />;
};

type SettingDocument = { setting: Setting; version: number };

/** Form values of the setting as the API takes them: an empty bank account is null. */
const transformSetting = ({ setting, ...rest }: SettingDocument) => {
  const { bank } = setting.shop;
  const isEmpty = !bank || [bank.bank, bank.no, bank.holder].every((text) => !text?.trim());
  return { ...rest, setting: { ...setting, shop: { ...setting.shop, bank: isEmpty ? null : bank } } };
};

const SettingPage = () => (
  <DocumentEdit resource="setting" transform={transformSetting}>
    <SettingTabs />
  </DocumentEdit>
);

export const setting = definePage({
  name: 'setting',
  labels: settingLabels,
  menu: { group: 'site', order: 10, Icon: Settings },
  store: createDocumentStore('setting', api.console.setting, contract.console.setting),
  Page: SettingPage,
});
