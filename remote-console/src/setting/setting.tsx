import { Box, Tab, Tabs } from '@mui/material';
import { type ComponentType, useState } from 'react';
import { ResourceContextProvider } from 'react-admin';
import { get, useFormState } from 'react-hook-form';
import { RecordEdit } from '../parts/RecordEdit';
import { RecordForm } from '../parts/RecordForm';
import { FirmTab, HomeTab, MailTab, OfficesTab, PhonesTab, ShellTab } from './site-tabs';
import { settingTexts } from './texts';
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
  const t = settingTexts.useT();
  const [name, setName] = useState<Name>('firm');
  const { errors } = useFormState();
  const { Fields } = parts[name];
  return (
    <>
      <Tabs
        value={name}
        onChange={(_, next: Name) => setName(next)}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label={t('tabs')}
        sx={{ borderBottom: 1, borderColor: 'divider', mb: 3 }}
      >
        {names.map((each) => (
          <Tab
            key={each}
            value={each}
            id={`setting-tab-${each}`}
            aria-controls="setting-panel"
            label={t(each)}
            sx={{ color: parts[each].keys.some((key) => get(errors, `setting.${key}`)) ? 'error.main' : undefined }}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id="setting-panel" aria-labelledby={`setting-tab-${name}`} key={name} sx={{ maxWidth: 880 }}>
        <Fields />
      </Box>
    </>
  );
};

export const SettingPage = () => (
  <ResourceContextProvider value="setting">
    <RecordEdit id="setting" title="resources.setting.name">
      <RecordForm>
        <SettingTabs />
      </RecordForm>
    </RecordEdit>
  </ResourceContextProvider>
);
