import { Box, Tab, Tabs } from '@mui/material';
import { type ComponentType, useId, useState } from 'react';
import { get, useFormState } from 'react-hook-form';

export interface FormTab {
  name: string;
  label: string;
  Fields: ComponentType;
  /** Paths of the form that are edited there. */
  keys: readonly string[];
}

/** So few fit next to each other on every screen. */
const few = 5;

interface Props {
  label: string;
  tabs: readonly FormTab[];
  /** Which one is open at first. */
  first?: string;
}

/** A long form by its parts; a part with a refused value is marked. */
export const FormTabs = ({ label, tabs, first }: Props) => {
  const id = useId();
  const [name, setName] = useState(first ?? tabs[0]?.name ?? '');
  const { errors } = useFormState();
  const Fields = tabs.find((tab) => tab.name === name)?.Fields;
  return (
    <>
      <Tabs
        value={name}
        onChange={(_, next: string) => setName(next)}
        variant="scrollable"
        scrollButtons={tabs.length > few && 'auto'}
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
            sx={{ color: tab.keys.some((key) => get(errors, key)) ? 'error.main' : undefined }}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${name}`} key={name} sx={{ maxWidth: 880 }}>
        {Fields && <Fields />}
      </Box>
    </>
  );
};
