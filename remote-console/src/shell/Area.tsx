import { useMemo, useState } from 'react';
import { Admin, CustomRoutes, Resource } from 'react-admin';
import { Route } from 'shared/router';
import { useTheme } from 'shared/ui';
import { BannerCreate, BannerEdit, BannerList } from '../banners/banners';
import { BoardCreate, BoardEdit, BoardList } from '../boards/boards';
import { dataProvider } from '../data/provider';
import { FailureShow } from '../failures/FailureShow';
import { FailureList } from '../failures/failures';
import { FaqCreate, FaqEdit, FaqList } from '../faqs/faqs';
import { FormEdit, FormList } from '../forms/forms';
import { LawyersPage } from '../lawyers/lawyers';
import { useI18nProvider } from '../messages';
import { ReleasesPage } from '../permits/ReleasesPage';
import { PopupCreate, PopupEdit, PopupList } from '../popups/popups';
import { PracticesPage } from '../practices/practices';
import { SettingPage } from '../setting/setting';
import { Start } from '../start/Start';
import { TermsCreate, TermsEdit, TermsList } from '../terms/terms';
import { VitalsPage } from '../vitals/VitalsPage';
import { Layout } from './Layout';
import { queryClient } from './queries';
import { routerProvider } from './router-provider';
import { Styled } from './Styled';
import { consoleStore } from './store';
import { shellTexts } from './texts';
import { consoleTheme } from './theme';

/** `user` owns the kept choices and the cache: another person starts with neither. */
export const Area = ({ user }: { user: string }) => {
  const t = shellTexts.useT();
  const mode = useTheme();
  const [store] = useState(() => consoleStore(user));
  const [queries] = useState(queryClient);
  const theme = useMemo(() => consoleTheme(mode), [mode]);
  return (
    <Styled>
      <Admin
        basename="/console"
        dashboard={Start}
        dataProvider={dataProvider}
        disableTelemetry
        i18nProvider={useI18nProvider()}
        layout={Layout}
        queryClient={queries}
        routerProvider={routerProvider}
        store={store}
        theme={theme}
        title={t('console')}
      >
        <Resource
          name="boards"
          list={BoardList}
          create={BoardCreate}
          edit={BoardEdit}
          recordRepresentation="subject.ko"
        />
        <Resource
          name="banners"
          list={BannerList}
          create={BannerCreate}
          edit={BannerEdit}
          recordRepresentation="name"
        />
        <Resource name="popups" list={PopupList} create={PopupCreate} edit={PopupEdit} recordRepresentation="title" />
        <Resource name="forms" list={FormList} edit={FormEdit} recordRepresentation="receiptNo" />
        <Resource name="terms" list={TermsList} create={TermsCreate} edit={TermsEdit} recordRepresentation="title.ko" />
        <Resource
          name="center/faqs"
          list={FaqList}
          create={FaqCreate}
          edit={FaqEdit}
          recordRepresentation="question.ko"
        />
        <Resource name="failures" list={FailureList} edit={FailureShow} recordRepresentation="cause" />
        <CustomRoutes>
          <Route path="/dashboard" element={<Start />} />
          <Route path="/setting" element={<SettingPage />} />
          <Route path="/lawyers" element={<LawyersPage />} />
          <Route path="/vitals" element={<VitalsPage />} />
          <Route path="/practices" element={<PracticesPage />} />
          <Route path="/releases" element={<ReleasesPage />} />
        </CustomRoutes>
      </Admin>
    </Styled>
  );
};
