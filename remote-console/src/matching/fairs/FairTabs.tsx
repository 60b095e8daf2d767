import { Box, Tab, Tabs } from '@mui/material';
import type { ComponentType } from 'react';
import { useRecordContext } from 'react-admin';
import type { Fair } from 'shared/contract';
import { Link, useLocation } from 'shared/router';
import { RecordForm } from '../../parts/RecordForm';
import { Board } from '../matchings/Board';
import { FollowFair } from '../matchings/FollowFair';
import { Meetings } from '../matchings/Meetings';
import { FairMain } from './FairMain';
import { FairProducts } from './FairProducts';
import { FairSide } from './FairSide';
import { InTheWay } from './InTheWay';
import { fairI18n } from './i18n';
import { Participants } from './Participants';

const Edit = ({ fair }: { fair: Fair }) => (
  <RecordForm removable side={<FairSide />}>
    <InTheWay fair={fair} />
    <FairMain />
  </RecordForm>
);

/** Each is a page of its own below the fair’s; the first one is the fair’s. */
const parts = {
  edit: Edit,
  sellers: ({ fair }) => <Participants fair={fair} side="SELLER" />,
  buyers: ({ fair }) => <Participants fair={fair} side="BUYER" />,
  products: FairProducts,
  meetings: Meetings,
  board: Board,
} satisfies Record<string, ComponentType<{ fair: Fair }>>;

type Name = keyof typeof parts;
const names = Object.keys(parts) as Name[];
const isName = (name: string | undefined): name is Name => names.some((known) => known === name);

export const FairTabs = () => {
  const t = fairI18n.useT();
  const { pathname } = useLocation();
  const fair = useRecordContext<Fair & { id: string }>();
  if (!fair) return null;
  const base = `/console/fairs/${fair._id}`;
  const last = pathname.slice(base.length + 1).split('/')[0];
  const name = isName(last) ? last : 'edit';
  const Part: ComponentType<{ fair: Fair }> = parts[name];
  return (
    <>
      <FollowFair fair={fair._id} />
      <Tabs
        value={name}
        variant="scrollable"
        scrollButtons={false}
        aria-label={t('parts')}
        sx={{ borderBottom: 1, borderColor: 'divider', mb: 2 }}
      >
        {names.map((each) => (
          <Tab
            key={each}
            value={each}
            label={t(each)}
            component={Link}
            to={each === 'edit' ? base : `${base}/${each}`}
            id={`fair-tab-${each}`}
            aria-controls="fair-part"
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id="fair-part" aria-labelledby={`fair-tab-${name}`}>
        <Part key={name} fair={fair} />
      </Box>
    </>
  );
};
