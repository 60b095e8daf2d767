import { CalendarClock } from 'lucide-react';
import { NullableBooleanInput, SearchInput, SelectInput } from 'react-admin';
import { api } from 'shared/client';
import { contract, type Program, programTypes } from 'shared/contract';
import { formatDateTime } from 'shared/format';
import { BooleanField } from '../../components/fields/BooleanField';
import { DateTimeField } from '../../components/fields/DateTimeField';
import { LocalisedField } from '../../components/fields/LocalisedField';
import { RecordLink } from '../../components/fields/RecordLink';
import { StatusField } from '../../components/fields/StatusField';
import { ThumbnailField } from '../../components/fields/ThumbnailField';
import { RecordCreate, RecordEdit } from '../../components/forms/RecordEdit';
import { RecordForm } from '../../components/forms/RecordForm';
import { source } from '../../components/forms/source';
import { Column } from '../../components/lists/Column';
import { filterName } from '../../components/lists/filter-name';
import { RecordList } from '../../components/lists/RecordList';
import { defineResource } from '../../data/define-resource';
import { createCrudStore } from '../../data/resource-store';
import { buildChoices } from '../../i18n/resource-labels';
import { HallField, HallInput } from './HallInput';
import { programLabels } from './i18n';
import { ProgramAside } from './ProgramAside';
import { ProgramFields } from './ProgramFields';
import { ProgramTabs } from './ProgramTabs';
import { programStatusTones } from './status-tones';
import { transformProgram } from './transform-program';

const resource = 'auction/programs';
type List = typeof contract.console.programs.list;
const s = source<Program>();
const filter = filterName<List>();

const filters = [
  <SearchInput key="q" source={filter('q')} alwaysOn />,
  <HallInput key="hall" source={filter('hall')} />,
  <SelectInput key="type" source={filter('type')} choices={buildChoices(resource, 'type', programTypes)} />,
  <NullableBooleanInput key="published" source={filter('published')} />,
];

const ProgramList = () => (
  <RecordList<List>
    filters={filters}
    sort={{ field: 'openAt', order: 'DESC' }}
    sorts={['openAt', 'closeAt', 'code']}
    hiddenColumns={['code', 'updatedAt', 'endsAt', 'type']}
    exportFields={{
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
      title: () => <LocalisedField source={s('title')} />,
      text: ({ openAt, endsAt }) => `${formatDateTime(openAt).slice(0, 16)} – ${formatDateTime(endsAt).slice(0, 16)}`,
      aside: () => <StatusField source={s('status')} tones={programStatusTones} />,
    }}
  >
    <Column source={s('thumb')} field={ThumbnailField} disableSort />
    <Column source={s('title')} disableSort sx={{ minWidth: 140 }}>
      <RecordLink>
        <LocalisedField source={s('title')} />
      </RecordLink>
    </Column>
    <Column source={s('status')} disableSort>
      <StatusField source={s('status')} tones={programStatusTones} />
    </Column>
    <Column source={s('code')} />
    <Column source={s('hall')} field={HallField} disableSort />
    <Column source={s('type')} disableSort>
      <StatusField source={s('type')} />
    </Column>
    <Column source={s('published')} field={BooleanField} disableSort />
    <Column source={s('openAt')} field={DateTimeField} />
    <Column source={s('closeAt')} field={DateTimeField} />
    <Column source={s('endsAt')} field={DateTimeField} disableSort />
    <Column source={s('counts.works')} align="right" disableSort />
    <Column source={s('counts.bids')} align="right" disableSort />
    <Column source={s('counts.waitingPaddles')} align="right" disableSort />
    <Column source={s('updatedAt')} field={DateTimeField} />
  </RecordList>
);

const defaultValues: Partial<Program> = { type: 'ONLINE', published: false };

const ProgramCreate = () => (
  <RecordCreate transform={transformProgram}>
    <RecordForm defaultValues={defaultValues} side={<ProgramAside />}>
      <ProgramFields />
    </RecordForm>
  </RecordCreate>
);

const ProgramEdit = () => (
  <RecordEdit transform={transformProgram}>
    <ProgramTabs />
  </RecordEdit>
);

export const programs = defineResource({
  name: 'auction/programs',
  labels: programLabels,
  menu: { group: 'auction', Icon: CalendarClock },
  store: createCrudStore('programs', api.console.programs, contract.console.programs),
  recordTitle: s('title.ko'),
  List: ProgramList,
  Create: ProgramCreate,
  Edit: ProgramEdit,
});
