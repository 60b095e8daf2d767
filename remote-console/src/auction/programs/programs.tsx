import { NullableBooleanInput, SearchInput, SelectInput } from 'react-admin';
import { type Program, programTypes } from 'shared/contract';
import { formatDateTime } from 'shared/format';
import { choices } from '../../i18n';
import { Column } from '../../parts/Column';
import { LField } from '../../parts/LField';
import { OpenLink } from '../../parts/OpenLink';
import { RecordCreate, RecordEdit } from '../../parts/RecordEdit';
import { RecordForm } from '../../parts/RecordForm';
import { RecordList } from '../../parts/RecordList';
import { StatusField } from '../../parts/StatusField';
import { source } from '../../parts/source';
import { ThumbField } from '../../parts/ThumbField';
import { WhenField } from '../../parts/WhenField';
import { YesField } from '../../parts/YesField';
import { HallField, HallInput } from './halls';
import { ProgramMain } from './ProgramMain';
import { ProgramSide } from './ProgramSide';
import { ProgramTabs } from './ProgramTabs';
import { programTones } from './tones';
import { written } from './written';
import './i18n';

const resource = 'auction/programs';
const s = source<Program>();

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <HallInput key="hall" source={s('hall')} />,
  <SelectInput key="type" source={s('type')} choices={choices(resource, 'type', programTypes)} />,
  <NullableBooleanInput key="published" source={s('published')} />,
];

export const ProgramList = () => (
  <RecordList<Program>
    filters={filters}
    sort={{ field: s('openAt'), order: 'DESC' }}
    sorts={[s('openAt'), s('closeAt'), s('code')]}
    hidden={[s('code'), s('updatedAt'), s('endsAt'), s('type')]}
    exported={{
      code: true,
      'title.ko': true,
      hall: true,
      type: true,
      status: true,
      openAt: true,
      closeAt: true,
      endsAt: true,
      'counts.works': true,
      'counts.bids': true,
      'counts.paddles': true,
    }}
    card={{
      title: () => <LField source={s('title')} />,
      text: ({ openAt, endsAt }) => `${formatDateTime(openAt).slice(0, 16)} – ${formatDateTime(endsAt).slice(0, 16)}`,
      mark: () => <StatusField source={s('status')} tones={programTones} />,
    }}
  >
    <Column source={s('thumb')} field={ThumbField} disableSort />
    <Column source={s('title')} disableSort sx={{ minWidth: 140 }}>
      <OpenLink>
        <LField source={s('title')} />
      </OpenLink>
    </Column>
    <Column source={s('status')} disableSort>
      <StatusField source={s('status')} tones={programTones} />
    </Column>
    <Column source={s('code')} />
    <Column source={s('hall')} field={HallField} disableSort />
    <Column source={s('type')} disableSort>
      <StatusField source={s('type')} />
    </Column>
    <Column source={s('published')} field={YesField} disableSort />
    <Column source={s('openAt')} field={WhenField} />
    <Column source={s('closeAt')} field={WhenField} />
    <Column source={s('endsAt')} field={WhenField} disableSort />
    <Column source={s('counts.works')} align="right" disableSort />
    <Column source={s('counts.bids')} align="right" disableSort />
    <Column source={s('counts.waitingPaddles')} align="right" disableSort />
    <Column source={s('updatedAt')} field={WhenField} />
  </RecordList>
);

const fresh: Partial<Program> = { type: 'ONLINE', published: false };

export const ProgramCreate = () => (
  <RecordCreate transform={written}>
    <RecordForm defaultValues={fresh} side={<ProgramSide />}>
      <ProgramMain />
    </RecordForm>
  </RecordCreate>
);

export const ProgramEdit = () => (
  <RecordEdit transform={written}>
    <ProgramTabs />
  </RecordEdit>
);
