import { Box, Tab, Tabs } from '@mui/material';
import { type ComponentType, useId } from 'react';
import { Link, useLocation } from 'shared/router';

export interface Part {
  name: string;
  label: string;
  Part: ComponentType;
}

interface Props {
  label: string;
  /** Page of the record; the first part is shown there. */
  base: string;
  parts: readonly Part[];
}

/** Parts of a record, each a page of its own below the record's. */
export const PathTabs = ({ label, base, parts }: Props) => {
  const id = useId();
  const { pathname } = useLocation();
  const last = pathname.slice(base.length + 1).split('/')[0];
  const open = parts.find(({ name }) => name === last) ?? parts[0];
  if (!open) return null;
  return (
    <>
      <Tabs
        value={open.name}
        variant="scrollable"
        scrollButtons={false}
        aria-label={label}
        sx={{ borderBottom: 1, borderColor: 'divider', mb: 2 }}
      >
        {parts.map((part, at) => (
          <Tab
            key={part.name}
            value={part.name}
            label={part.label}
            component={Link}
            to={at === 0 ? base : `${base}/${part.name}`}
            id={`${id}-tab-${part.name}`}
            aria-controls={`${id}-part`}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`${id}-part`} aria-labelledby={`${id}-tab-${open.name}`}>
        <open.Part key={open.name} />
      </Box>
    </>
  );
};
