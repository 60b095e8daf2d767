import { Box, Tab, Tabs } from '@mui/material';
import { Fragment, type ReactNode, useId } from 'react';
import { Link, useLocation } from 'shared/router';

interface RouteTab {
  name: string;
  label: string;
  /** Shown behind the label, unless it is 0 or not known yet. */
  count?: number | undefined;
  content: ReactNode;
}

interface Props {
  label: string;
  /** Path of the record's page, which shows the first tab. */
  base: string;
  tabs: readonly RouteTab[];
}

/** Tabs of a record, each at a path of its own below the record's. */
export const RouteTabs = ({ label, base, tabs }: Props) => {
  const id = useId();
  const { pathname } = useLocation();
  const last = pathname.slice(base.length + 1).split('/')[0];
  const open = tabs.find(({ name }) => name === last) ?? tabs[0];
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
        {tabs.map((tab, index) => (
          <Tab
            key={tab.name}
            value={tab.name}
            label={tab.count ? `${tab.label} ${tab.count}` : tab.label}
            component={Link}
            to={index === 0 ? base : `${base}/${tab.name}`}
            id={`${id}-tab-${tab.name}`}
            aria-controls={`${id}-part`}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`${id}-part`} aria-labelledby={`${id}-tab-${open.name}`}>
        <Fragment key={open.name}>{open.content}</Fragment>
      </Box>
    </>
  );
};
