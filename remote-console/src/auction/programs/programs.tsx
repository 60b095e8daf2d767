import { CalendarClock } from 'lucide-react';
import { NullableBooleanInput } from 'react-admin';
import { api } from 'shared/client';
import { contract, type Program, programTypes } from 'shared/contract';
import { formatDateTime } from 'shared/format';
import { BooleanField } from '../../components/fields/BooleanField';
import { DateTimeField } from '../../components/fields/DateTimeField';
import { LocalisedField } from '../../components/fields/LocalisedField';
import { StatusField } from '../../components/fields/StatusField';
import { ThumbnailField } from '../../components/fields/ThumbnailField';
import { RecordEdit } from '../../components/forms/RecordEdit';
import { CreateScreen } from '../../components/forms/RecordScreens';
import { source } from '../../components/forms/source';
import { ChoiceInput } from '../../components/inputs/ChoiceInput';
import { Column } from '../../components/lists/Column';
import { filterName } from '../../components/lists/filter-name';
import { LocalisedLinkColumn } from '../../components/lists/LocalisedLinkColumn';
import { RecordList } from '../../components/lists/RecordList';
import { StatusColumn } from '../../components/lists/StatusColumn';
import { defineResource } from '../../data/define-resource';
import { createCrudStore } from '../../data/resource-store';
import { HallField, HallInput } from './HallInput';
import { programLabels } from './i18n';
import { ProgramAside } from './ProgramAside';
import { ProgramFields } from './ProgramFields';
import { listProgramUploads } from './ProgramFiles';
import { ProgramTabs } from './ProgramTabs';
import { programStatusTones } from './status-tones';
import { transformProgram } from './transform-program';

type List = typeof contract.console.programs.list;
const s = source<Program>();
const filter = filterName<List>();

const filters = [
  <HallInput key="hall" source={filter('hall')} />,
  <ChoiceInput key="type" source={filter('type')} values={programTypes} />,
  <NullableBooleanInput key="published" source={filter('published')} />,
];

const ProgramList = () => (
  <RecordList<List>
    filters={filters}
    sort={{ field: 'openAt', order: 'DESC' }}
    sorts={['openAt', 'closeAt', 'code']}
    hiddenColumns={['code', 'updatedAt', 'endsAt', 'type']}
    exportFields={[
      'code',
      'title.ko',
      'hall',
      'type',
      'status',
      'openAt',
      'closeAt',
      'endsAt',
      'counts.works',
      'counts.bids',
      'counts.paddles',
    ]}
    card={{
      title: () => <LocalisedField source={s('title')} />,
      text: ({ openAt, endsAt }) => `${formatDateTime(openAt).slice(0, 16)} – ${formatDateTime(endsAt).slice(0, 16)}`,
      aside: () => <StatusField source={s('status')} tones={programStatusTones} />,
    }}
  >
    <Column source={s('thumb')} field={ThumbnailField} />
    <LocalisedLinkColumn source={s('title')} sx={{ minWidth: 140 }} />
    <StatusColumn source={s('status')} tones={programStatusTones} />
    <Column source={s('code')} />
    <Column source={s('hall')} field={HallField} />
    <StatusColumn source={s('type')} />
    <Column source={s('published')} field={BooleanField} />
    <Column source={s('openAt')} field={DateTimeField} />
    <Column source={s('closeAt')} field={DateTimeField} />
    <Column source={s('endsAt')} field={DateTimeField} />
    <Column source={s('counts.works')} align="right" />
    <Column source={s('counts.bids')} align="right" />
    <Column source={s('counts.waitingPaddles')} align="right" />
    <Column source={s('updatedAt')} field={DateTimeField} />
  </RecordList>
);

const defaultValues: Partial<Program> = { type: 'ONLINE', published: false };

const ProgramCreate = () => (
  <CreateScreen
    Fields={ProgramFields}
    Aside={ProgramAside}
    defaultValues={defaultValues}
    transform={transformProgram}
    listUploads={listProgramUploads}
  />
);

const ProgramEdit = () => (
  <RecordEdit transform={transformProgram}>
    <ProgramTabs />
  </RecordEdit>
);

export const programs = defineResource({
  name: 'auction/programs',
  labels: programLabels,
  menu: { group: 'auction', order: 10, Icon: CalendarClock },
  store: createCrudStore('programs', api.console.programs, contract.console.programs),
  recordTitle: s('title'),
  List: ProgramList,
  Create: ProgramCreate,
  Edit: ProgramEdit,
});
