import {
  accountFormsI18n,
  type BuyerValues,
  bindField,
  CheckboxGroup,
  cityCodes,
  companyI18n,
  FieldGroup,
  type FormPart,
  SelectOptions,
  sectorCodes,
  formStyles as styles,
  useBusinessNames,
} from 'shared/account-forms';
import { SelectField, TextField } from 'shared/ui';
import { AddButton } from './AddButton';
import { removeItem, updateItem } from './list-items';
import { RemoveButton } from './RemoveButton';

const maxAreas = 10;

/** The places where a buyer is active, up to ten, each a city and a district; the first one is required. */
const AreaFields = ({ part }: { part: FormPart<BuyerValues> }) => {
  const t = companyI18n.useT();
  const common = accountFormsI18n.useT();
  const { getCityName } = useBusinessNames();
  const { activityAreas: areas } = part.values;
  const setAreas = (activityAreas: BuyerValues['activityAreas']) => part.set({ activityAreas });
  const error = part.getError('activityAreas');
  return (
    <>
      {areas.map(({ city, district }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an area has no identity but its place in the list
        <fieldset key={index} className={styles.row}>
          <legend>{t('area', { number: index + 1 })}</legend>
          <div className={styles.pair}>
            <SelectField
              label={t('city')}
              name={`${part.prefix}city${index}`}
              required={index === 0}
              value={city}
              error={index === 0 ? error && common('missing') : undefined}
              onChange={({ target }) => setAreas(updateItem(areas, index, { city: target.value }))}
            >
              <SelectOptions values={cityCodes} getLabel={getCityName} empty={common('choose')} />
            </SelectField>
            <TextField
              label={t('district')}
              name={`${part.prefix}district${index}`}
              maxLength={40}
              value={district}
              onChange={({ target }) => setAreas(updateItem(areas, index, { district: target.value }))}
            />
          </div>
          {areas.length > 1 && (
            <RemoveButton name={t('area', { number: index + 1 })} onClick={() => setAreas(removeItem(areas, index))} />
          )}
        </fieldset>
      ))}
      {areas.length < maxAreas && (
        <AddButton label={t('addArea')} onClick={() => setAreas([...areas, { city: '', district: '' }])} />
      )}
    </>
  );
};

/** A buyer's profile: types of sale, areas, interests, budget and channels (§3). */
export const BuyerFields = ({ part }: { part: FormPart<BuyerValues> }) => {
  const t = companyI18n.useT();
  const { getSectorName } = useBusinessNames();
  const money = { inputMode: 'numeric', maxLength: 15 } as const;
  return (
    <FieldGroup title={t('buyer')} lead={t('buyerLead')}>
      <CheckboxGroup
        legend={t('types')}
        name={`${part.prefix}types`}
        options={(['ONLINE', 'OFFLINE'] as const).map((code) => [code, t(code)])}
        selected={part.values.types}
        onChange={(types) => part.set({ types })}
        error={part.getError('types')}
      />
      <AreaFields part={part} />
      <CheckboxGroup
        legend={t('interests')}
        name={`${part.prefix}interests`}
        hint={t('interestsHint')}
        options={sectorCodes.map((code) => [code, getSectorName(code)])}
        selected={part.values.interests}
        onChange={(interests) => part.set({ interests })}
        error={part.getError('interests')}
      />
      <div className={styles.pair}>
        <TextField label={t('budgetFrom')} {...bindField(part, 'budgetFrom', 'budget.from')} {...money} />
        <TextField label={t('budgetTo')} {...bindField(part, 'budgetTo', 'budget.to')} {...money} />
      </div>
      <TextField label={t('channels')} hint={t('channelsHint')} {...bindField(part, 'channels')} maxLength={300} />
    </FieldGroup>
  );
};
