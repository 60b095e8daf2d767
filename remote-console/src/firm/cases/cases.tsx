import { Gavel } from 'lucide-react';
import { NullableBooleanInput } from 'react-admin';
import { api } from 'shared/client';
import { type Case, caseOutcomes, contract } from 'shared/contract';
import { BooleanField } from '../../components/fields/BooleanField';
import { LocalisedField } from '../../components/fields/LocalisedField';
import { StatusField } from '../../components/fields/StatusField';
import { CreateScreen, EditScreen } from '../../components/forms/RecordScreens';
import { source } from '../../components/forms/source';
import { ChoiceInput } from '../../components/inputs/ChoiceInput';
import { Column } from '../../components/lists/Column';
import { filterName } from '../../components/lists/filter-name';
import { LocalisedLinkColumn } from '../../components/lists/LocalisedLinkColumn';
import { RecordList } from '../../components/lists/RecordList';
import { StatusColumn } from '../../components/lists/StatusColumn';
import { defineResource } from '../../data/define-resource';
import { createCrudStore } from '../../data/resource-store';
import { CaseAside, CaseFields } from './CaseFields';
import { caseLabels } from './i18n';

type List = typeof contract.console.cases.list;
const s = source<Case>();
const filter = filterName<List>();

const filters = [
  <ChoiceInput key="outcome" source={filter('outcome')} values={caseOutcomes} alwaysOn />,
  <NullableBooleanInput key="published" source={filter('published')} />,
];

const CaseList = () => (
  <RecordList<List>
    filters={filters}
    sort={{ field: 'year', order: 'DESC' }}
    sorts={['year', 'order']}
    exportFields={['year', 'outcome', 'title.ko', 'title.en', 'title.cn', 'practices', 'published']}
    card={{
      title: () => <LocalisedField source={s('title')} />,
      text: () => <StatusField source={s('outcome')} />,
    }}
  >
    <LocalisedLinkColumn source={s('title')} />
    <Column source={s('year')} align="right" />
    <StatusColumn source={s('outcome')} />
    <Column source={s('published')} field={BooleanField} />
    <Column source={s('order')} align="right" />
  </RecordList>
);

const getDefaultValues = (): Partial<Case> => ({
  practices: [],
  _lawyers: [],
  office: null,
  year: new Date().getFullYear(),
  published: false,
});

const CaseCreate = () => <CreateScreen Fields={CaseFields} Aside={CaseAside} defaultValues={getDefaultValues} />;

const CaseEdit = () => <EditScreen Fields={CaseFields} Aside={CaseAside} />;

export const cases = defineResource({
  name: 'cases',
  labels: caseLabels,
  menu: { group: 'site', order: 35, Icon: Gavel },
  store: createCrudStore('cases', api.console.cases, contract.console.cases),
  recordTitle: s('title'),
  List: CaseList,
  Create: CaseCreate,
  Edit: CaseEdit,
});
