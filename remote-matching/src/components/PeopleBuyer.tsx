import { Plus, Trash2 } from 'lucide-react';
import {
  type BuyerValues,
  bind,
  cityCodes,
  companyI18n,
  type Part,
  PeopleChoices,
  PeopleGroup,
  peopleI18n,
  formStyles as styles,
  tradeCodes,
  useNames,
} from 'shared/people';
import { Button, SelectField, TextField } from 'shared/ui';

const areaCount = 10;

/** What a buyer says of themselves (§3: activity area by city and district, online or offline). */
export const PeopleBuyer = ({ part }: { part: Part<BuyerValues> }) => {
  const t = companyI18n.useT();
  const common = peopleI18n.useT();
  const { tradeOf, cityOf } = useNames();
  const areas = part.values.activityAreas;
  const setArea = (place: number, change: Partial<BuyerValues['activityAreas'][number]>) =>
    part.set({ activityAreas: areas.map((area, index) => (index === place ? { ...area, ...change } : area)) });
  const areaError = part.errorOf('activityAreas');
  return (
    <PeopleGroup title={t('buyer')} lead={t('buyerLead')}>
      <PeopleChoices
        legend={t('types')}
        name={`${part.prefix}types`}
        options={(['ONLINE', 'OFFLINE'] as const).map((code) => [code, t(code)])}
        chosen={part.values.types}
        onChange={(types) => part.set({ types })}
        error={part.errorOf('types')}
      />
      {areas.map(({ city, district }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an area is its place in the list
        <fieldset key={place} className={styles.row}>
          <legend>{t('areaOf', { place: place + 1 })}</legend>
          <div className={styles.pair}>
            <SelectField
              label={t('city')}
              name={`${part.prefix}city${place}`}
              required={place === 0}
              value={city}
              error={place === 0 ? areaError && common('missing') : undefined}
              onChange={({ target }) => setArea(place, { city: target.value })}
            >
              <option value="">{common('choose')}</option>
              {cityCodes.map((code) => (
                <option key={code} value={code}>
                  {cityOf(code)}
                </option>
              ))}
            </SelectField>
            <TextField
              label={t('district')}
              name={`${part.prefix}district${place}`}
              maxLength={40}
              value={district}
              onChange={({ target }) => setArea(place, { district: target.value })}
            />
          </div>
          {areas.length > 1 && (
            <Button
              small
              variant="quiet"
              aria-label={common('removeOf', { name: t('areaOf', { place: place + 1 }) })}
              onClick={() => part.set({ activityAreas: areas.filter((_, index) => index !== place) })}
            >
              <Trash2 aria-hidden />
              {common('remove')}
            </Button>
          )}
        </fieldset>
      ))}
      {areas.length < areaCount && (
        <Button small onClick={() => part.set({ activityAreas: [...areas, { city: '', district: '' }] })}>
          <Plus aria-hidden />
          {t('addArea')}
        </Button>
      )}
      <PeopleChoices
        legend={t('interests')}
        name={`${part.prefix}interests`}
        hint={t('interestsHint')}
        options={tradeCodes.map((code) => [code, tradeOf(code)])}
        chosen={part.values.interests}
        onChange={(interests) => part.set({ interests })}
        error={part.errorOf('interests')}
      />
      <div className={styles.pair}>
        <TextField
          label={t('budgetFrom')}
          {...bind(part, 'budgetFrom', 'budget.from')}
          inputMode="numeric"
          maxLength={15}
        />
        <TextField label={t('budgetTo')} {...bind(part, 'budgetTo', 'budget.to')} inputMode="numeric" maxLength={15} />
      </div>
      <TextField label={t('channels')} hint={t('channelsHint')} {...bind(part, 'channels')} maxLength={300} />
    </PeopleGroup>
  );
};
