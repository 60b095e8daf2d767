import { useMemo, useState } from 'react';
import { Admin, CustomRoutes, Resource } from 'react-admin';
import { Route } from 'shared/router';
import { useTheme } from 'shared/ui';
import { AuditShow } from '../audit/AuditShow';
import { AuditList } from '../audit/audit';
import { AuthorCreate, AuthorEdit, AuthorList } from '../authors/authors';
import { BannerCreate, BannerEdit, BannerList } from '../banners/banners';
import { BidShow } from '../bids/BidShow';
import { BidList } from '../bids/bids';
import { BoardCreate, BoardEdit, BoardList } from '../boards/boards';
import { CategoryTree } from '../categories/CategoryTree';
import { CategoryCreate, CategoryEdit } from '../categories/categories';
import { CommentList } from '../comments/comments';
import { CouponCreate, CouponEdit, CouponList } from '../coupons/coupons';
import { DashboardPage } from '../dashboard/DashboardPage';
import { dataProvider } from '../data/provider';
import { FailureShow } from '../failures/FailureShow';
import { FailureList } from '../failures/failures';
import { FairCreate, FairEdit, FairList } from '../fairs/fairs';
import { FaqCreate, FaqEdit, FaqList } from '../faqs/faqs';
import { FormEdit, FormList } from '../forms/forms';
import { InquiryEdit, InquiryList } from '../inquiries/inquiries';
import { LawyersPage } from '../lawyers/lawyers';
import { LettersPage } from '../letters/LettersPage';
import { LevelCreate, LevelEdit, LevelList } from '../levels/levels';
import { MailShow } from '../mail/MailShow';
import { MailList } from '../mail/mail';
import { useI18nProvider } from '../messages';
import { NotificationCreate, NotificationEdit, NotificationList } from '../notifications/notifications';
import { OrderEdit, OrderList } from '../orders/orders';
import { PasswordPage } from '../password/PasswordPage';
import { ReleasesPage } from '../permits/ReleasesPage';
import { PopupCreate, PopupEdit, PopupList } from '../popups/popups';
import { PracticesPage } from '../practices/practices';
import { ProgramCreate, ProgramEdit, ProgramList } from '../programs/programs';
import { QuestionCreate, QuestionEdit, QuestionList } from '../questions/questions';
import { ReviewEdit, ReviewList } from '../reviews/reviews';
import { SettingPage } from '../setting/setting';
import { ShopProductCreate, ShopProductEdit, ShopProductList } from '../shop-products/shop-products';
import { TemplateEdit, TemplateList } from '../templates/templates';
import { TermsCreate, TermsEdit, TermsList } from '../terms/terms';
import { TrashList } from '../trash/trash';
import { UserCreate, UserEdit, UserList } from '../users/users';
import { VitalsPage } from '../vitals/VitalsPage';
import { WithdrawalList } from '../withdrawals/withdrawals';
import { WorkCreate, WorkEdit, WorkList } from '../works/works';
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
        dashboard={DashboardPage}
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
        <Resource name="users" list={UserList} create={UserCreate} edit={UserEdit} recordRepresentation="name" />
        <Resource
          name="users/levels"
          list={LevelList}
          create={LevelCreate}
          edit={LevelEdit}
          recordRepresentation="name"
        />
        <Resource name="users/withdrawals" list={WithdrawalList} recordRepresentation="name" />
        <Resource name="fairs" list={FairList} create={FairCreate} edit={FairEdit} recordRepresentation="title.ko" />
        <Resource
          name="auction/programs"
          list={ProgramList}
          create={ProgramCreate}
          edit={ProgramEdit}
          recordRepresentation="title.ko"
        />
        <Resource
          name="auction/works"
          list={WorkList}
          create={WorkCreate}
          edit={WorkEdit}
          recordRepresentation="title.ko"
        />
        <Resource
          name="auction/authors"
          list={AuthorList}
          create={AuthorCreate}
          edit={AuthorEdit}
          recordRepresentation="name.ko"
        />
        <Resource name="auction/bids" list={BidList} edit={BidShow} recordRepresentation="alias" />
        <Resource name="shop/orders" list={OrderList} edit={OrderEdit} recordRepresentation="orderNo" />
        <Resource
          name="shop/products"
          list={ShopProductList}
          create={ShopProductCreate}
          edit={ShopProductEdit}
          recordRepresentation="name.ko"
        />
        <Resource
          name="shop/categories"
          list={CategoryTree}
          create={CategoryCreate}
          edit={CategoryEdit}
          recordRepresentation="name.ko"
        />
        <Resource
          name="shop/coupons"
          list={CouponList}
          create={CouponCreate}
          edit={CouponEdit}
          recordRepresentation="name.ko"
        />
        <Resource name="shop/reviews" list={ReviewList} edit={ReviewEdit} recordRepresentation="product.name.ko" />
        <Resource name="shop/inquiries" list={InquiryList} edit={InquiryEdit} recordRepresentation="author.name" />
        <Resource
          name="center/notifications"
          list={NotificationList}
          create={NotificationCreate}
          edit={NotificationEdit}
          recordRepresentation="subject.ko"
        />
        <Resource
          name="center/questions"
          list={QuestionList}
          create={QuestionCreate}
          edit={QuestionEdit}
          recordRepresentation="subject"
        />
        <Resource name="comments" list={CommentList} recordRepresentation="content" />
        <Resource name="messages" list={TemplateList} edit={TemplateEdit} recordRepresentation="title" />
        <Resource name="mail" list={MailList} edit={MailShow} recordRepresentation="subject" />
        <Resource name="audit" list={AuditList} edit={AuditShow} recordRepresentation="requestId" />
        <Resource name="trash" list={TrashList} recordRepresentation="title" />
        <CustomRoutes>
          <Route path="/messages/write" element={<LettersPage />} />
          <Route path="/password" element={<PasswordPage />} />
          <Route path="/dashboard" element={<DashboardPage />} />
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
