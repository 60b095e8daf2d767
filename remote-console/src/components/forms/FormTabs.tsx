import { Box, Tab, Tabs } from '@mui/material';
import { type ComponentType, useId } from 'react';
import { useOpenPart } from './use-open-part';

interface FormTab {
  name: string;
  label: string;
  Fields: ComponentType;
  /** Paths of the form that the tab edits. */
  keys: readonly string[];
}

/** Up to this number the tabs fit without scroll buttons. */
const maxWithoutScroll = 5;

interface Props {
  label: string;
  tabs: readonly FormTab[];
  /** Name of the tab that is open at first. */
  first?: string;
}

/** A long form in tabs. A tab with an invalid value is marked, and opened when the form is refused. */
export const FormTabs = ({ label, tabs, first }: Props) => {
  const id = useId();
  const { open: name, setOpen: setName, invalid } = useOpenPart(tabs, first ?? tabs[0]?.name ?? '');
  const Fields = tabs.find((tab) => tab.name === name)?.Fields;
  return (
    <>
      <Tabs
        value={name}
        onChange={(_, next: string) => setName(next)}
        variant="scrollable"
        scrollButtons={tabs.length > maxWithoutScroll && 'auto'}
        allowScrollButtonsMobile
        aria-label={label}
        sx={{ borderBottom: 1, borderColor: 'divider', mb: 3 }}
      >
        {tabs.map((tab) => (
          <Tab
            key={tab.name}
            value={tab.name}
            id={`${id}-tab-${tab.name}`}
            aria-controls={`${id}-panel`}
            label={tab.label}
            sx={{ color: invalid.includes(tab.name) ? 'error.main' : undefined }}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${name}`} key={name} sx={{ maxWidth: 880 }}>
        {Fields && <Fields />}
      </Box>
    </>
  );
};
