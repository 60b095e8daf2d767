// Generated from the contract by `npm run generate`.
export const routes = {
  "auth": {
    "keys": "GET /auth/keys",
    "refreshToken": "GET /auth/refreshToken",
    "accessToken": "GET /auth/accessToken",
    "signOut": "DELETE /auth/refreshToken"
  },
  "canaries": {
    "report": "POST /v1/canaries"
  },
  "deployments": {
    "check": "POST /v1/deployments/check",
    "record": "POST /v1/deployments"
  },
  "failures": {
    "report": "POST /v1/failures"
  },
  "files": {
    "download": "GET /v1/files/:id blob"
  },
  "live": {
    "events": "GET /v1/me/live"
  },
  "permits": {
    "check": "POST /v1/permits/check"
  },
  "sharingPictures": {
    "get": "GET /v1/sharing-pictures/:kind/:id/:language blob"
  },
  "vitals": {
    "report": "POST /v1/vitals"
  },
  "bookmarks": {
    "list": "GET /v1/me/bookmarks",
    "get": "GET /v1/me/bookmarks/:id",
    "create": "POST /v1/me/bookmarks",
    "update": "PUT /v1/me/bookmarks/:id",
    "remove": "DELETE /v1/me/bookmarks/:id"
  },
  "inbox": {
    "list": "GET /v1/me/inbox",
    "read": "PUT /v1/me/inbox"
  },
  "me": {
    "get": "GET /v1/me",
    "update": "PUT /v1/me",
    "withdraw": "POST /v1/me/withdraw",
    "removeLogo": "DELETE /v1/me/logo",
    "removePhoto": "DELETE /v1/me/photo",
    "removeIntroduction": "DELETE /v1/me/introduction",
    "password": "PUT /v1/me/password",
    "sessions": {
      "list": "GET /v1/me/sessions",
      "remove": "DELETE /v1/me/sessions/:id",
      "removeOthers": "DELETE /v1/me/sessions"
    }
  },
  "message": {
    "send": "POST /v1/message"
  },
  "notifications": {
    "list": "GET /v1/center/notifications",
    "get": "GET /v1/center/notifications/:id"
  },
  "passkeys": {
    "list": "GET /v1/me/passkeys",
    "reauthenticate": "POST /v1/me/passkeys/reauthentication",
    "begin": "POST /v1/me/passkeys/registration",
    "create": "POST /v1/me/passkeys",
    "rename": "PUT /v1/me/passkeys/:id",
    "remove": "POST /v1/me/passkeys/:id/removal",
    "signIn": {
      "begin": "POST /auth/passkeys/options",
      "finish": "POST /auth/passkeys"
    }
  },
  "questions": {
    "list": "GET /v1/center/questions",
    "get": "GET /v1/center/questions/:id",
    "create": "POST /v1/center/questions",
    "update": "PUT /v1/center/questions/:id",
    "remove": "DELETE /v1/center/questions/:id",
    "addFile": "POST /v1/center/questions/:id/files attachment",
    "removeFile": "DELETE /v1/center/questions/:id/files/:file"
  },
  "terms": {
    "list": "GET /v1/terms",
    "get": "GET /v1/terms/:code"
  },
  "totp": {
    "get": "GET /v1/me/totp",
    "enrol": "POST /v1/me/totp",
    "confirm": "PUT /v1/me/totp",
    "disable": "POST /v1/me/totp/removal"
  },
  "users": {
    "register": "POST /v1/users",
    "businessRegistration": "POST /v1/users/:id/businessRegistration businessRegistration",
    "logo": "POST /v1/users/:id/logo logo",
    "photo": "POST /v1/users/:id/photo photo",
    "introduction": "POST /v1/users/:id/introduction introduction",
    "checkBusinessNumber": "GET /v1/businessNumbers/:businessNumber",
    "certify": "POST /v1/users/certify",
    "recover": "POST /v1/users/recovery"
  },
  "banners": {
    "get": "GET /v1/banners/:code"
  },
  "boards": {
    "list": "GET /v1/boards",
    "get": "GET /v1/boards/:id",
    "create": "POST /v1/boards",
    "update": "PUT /v1/boards/:id",
    "remove": "DELETE /v1/boards/:id",
    "thumb": "POST /v1/boards/:id/thumb thumb"
  },
  "cases": {
    "list": "GET /v1/cases",
    "get": "GET /v1/cases/:slug"
  },
  "comments": {
    "list": "GET /v1/boards/:board/comments",
    "get": "GET /v1/boards/:board/comments/:id",
    "create": "POST /v1/boards/:board/comments",
    "update": "PUT /v1/boards/:board/comments/:id",
    "remove": "DELETE /v1/boards/:board/comments/:id"
  },
  "consultationHours": {
    "list": "GET /v1/consultationHours"
  },
  "faqs": {
    "list": "GET /v1/center/faqs",
    "get": "GET /v1/center/faqs/:id",
    "create": "POST /v1/center/faqs",
    "update": "PUT /v1/center/faqs/:id",
    "remove": "DELETE /v1/center/faqs/:id"
  },
  "forms": {
    "list": "GET /v1/forms",
    "get": "GET /v1/forms/:id",
    "create": "POST /v1/forms",
    "recover": "POST /v1/forms/recovery",
    "update": "PUT /v1/forms/:id",
    "remove": "DELETE /v1/forms/:id",
    "setAppointment": "PUT /v1/forms/:id/appointment",
    "calendar": "GET /v1/forms/:id/calendar blob",
    "thumb": "POST /v1/forms/:id/thumb thumb",
    "removeThumb": "DELETE /v1/forms/:id/thumb",
    "files": "GET /v1/forms/:id/files",
    "addFile": "POST /v1/forms/:id/files file",
    "removeFile": "DELETE /v1/forms/:id/files/:file"
  },
  "lawyers": {
    "list": "GET /v1/lawyers"
  },
  "popups": {
    "list": "GET /v1/popups",
    "count": "POST /v1/popups/:id/events"
  },
  "practices": {
    "list": "GET /v1/practices"
  },
  "calendar": {
    "matching": "GET /v1/me/matchings/:id/calendar blob",
    "get": "GET /v1/me/calendar",
    "create": "POST /v1/me/calendar",
    "remove": "DELETE /v1/me/calendar",
    "feed": "GET /v1/calendars/:secret blob"
  },
  "fairProducts": {
    "list": "GET /v1/fairs/:id/products",
    "create": "POST /v1/fairs/:id/products",
    "update": "PUT /v1/fairs/:id/products/:product",
    "remove": "DELETE /v1/fairs/:id/products/:product"
  },
  "fairs": {
    "list": "GET /v1/fairs",
    "get": "GET /v1/fairs/:id"
  },
  "introductions": {
    "mine": "GET /v1/me/introductions",
    "list": "GET /v1/fairs/:id/introductions/:user",
    "upload": "POST /v1/me/introductions/:fair/:kind introduction",
    "remove": "DELETE /v1/me/introductions/:fair/:kind"
  },
  "matchings": {
    "list": "GET /v1/me/matchings",
    "get": "GET /v1/me/matchings/:id",
    "create": "POST /v1/me/matchings",
    "update": "PUT /v1/me/matchings/:id",
    "withdraw": "DELETE /v1/me/matchings/:id",
    "schedules": "GET /v1/me/matchings/:id/schedules",
    "showAttendance": "GET /v1/me/matchings/:id/attendance",
    "attend": "POST /v1/me/attendance"
  },
  "participations": {
    "sellers": "GET /v1/fairs/:id/sellers",
    "buyers": "GET /v1/fairs/:id/buyers",
    "mine": "GET /v1/me/fairs",
    "apply": "POST /v1/fairs/:id/participations",
    "withdraw": "DELETE /v1/fairs/:id/participations",
    "recommended": "GET /v1/fairs/:id/recommendations"
  },
  "products": {
    "list": "GET /v1/me/products",
    "get": "GET /v1/me/products/:id",
    "create": "POST /v1/me/products",
    "update": "PUT /v1/me/products/:id",
    "remove": "DELETE /v1/me/products/:id",
    "setThumb": "POST /v1/me/products/:id/thumb thumb",
    "removeThumb": "DELETE /v1/me/products/:id/thumb",
    "setImage": "POST /v1/me/products/:id/images/:index image",
    "removeImage": "DELETE /v1/me/products/:id/images/:index"
  },
  "schedules": {
    "list": "GET /v1/me/schedules",
    "create": "POST /v1/me/schedules",
    "update": "PUT /v1/me/schedules/:fair"
  },
  "threads": {
    "list": "GET /v1/me/matchings/:id/messages",
    "create": "POST /v1/me/matchings/:id/messages"
  },
  "bids": {
    "list": "GET /v1/auction/works/:work/bids",
    "get": "GET /v1/auction/works/:work/bids/:id",
    "create": "POST /v1/auction/works/:work/bids",
    "update": "PUT /v1/auction/works/:work/bids/:id",
    "remove": "DELETE /v1/auction/works/:work/bids/:id"
  },
  "halls": {
    "list": "GET /v1/auction/halls",
    "get": "GET /v1/auction/halls/:hall"
  },
  "myBids": {
    "list": "GET /v1/me/bids"
  },
  "paddles": {
    "get": "GET /v1/auction/programs/:id/paddle",
    "create": "POST /v1/auction/programs/:id/paddle"
  },
  "programs": {
    "list": "GET /v1/auction/programs",
    "get": "GET /v1/auction/programs/:id"
  },
  "works": {
    "list": "GET /v1/auction/works",
    "get": "GET /v1/auction/works/:id",
    "facets": "GET /v1/auction/facets",
    "live": "GET /v1/auction/live"
  },
  "carts": {
    "list": "GET /v1/me/carts",
    "get": "GET /v1/me/carts/:id",
    "create": "POST /v1/me/carts",
    "update": "PUT /v1/me/carts/:id",
    "remove": "DELETE /v1/me/carts/:id",
    "merge": "POST /v1/me/carts/merge",
    "preview": "POST /v1/shop/carts/preview"
  },
  "categories": {
    "list": "GET /v1/shop/categories",
    "get": "GET /v1/shop/categories/:id"
  },
  "coupons": {
    "list": "GET /v1/me/coupons",
    "create": "POST /v1/me/coupons"
  },
  "inquiries": {
    "list": "GET /v1/me/inquires",
    "create": "POST /v1/me/inquires",
    "remove": "DELETE /v1/me/inquires/:id",
    "setImage": "POST /v1/me/inquires/:id/images/:index image"
  },
  "likes": {
    "list": "GET /v1/me/likes",
    "get": "GET /v1/me/likes/:id",
    "create": "POST /v1/me/likes",
    "update": "PUT /v1/me/likes/:id",
    "remove": "DELETE /v1/me/likes/:id"
  },
  "orders": {
    "list": "GET /v1/me/orders",
    "get": "GET /v1/me/orders/:id",
    "quote": "POST /v1/me/orders/quote",
    "create": "POST /v1/me/orders",
    "pay": "POST /v1/me/orders/:id/payment",
    "update": "PUT /v1/me/orders/:id",
    "setReceiver": "PUT /v1/me/orders/:id/receiver",
    "setRefundAccount": "PUT /v1/me/orders/:id/refundAccount"
  },
  "payments": {
    "webhook": "POST /v1/payments/webhook/:provider"
  },
  "points": {
    "list": "GET /v1/me/points",
    "get": "GET /v1/me/points/:id",
    "create": "POST /v1/me/points",
    "update": "PUT /v1/me/points/:id",
    "remove": "DELETE /v1/me/points/:id"
  },
  "productInquiries": {
    "list": "GET /v1/shop/products/:id/inquiries"
  },
  "productReviews": {
    "list": "GET /v1/shop/products/:id/reviews"
  },
  "purchases": {
    "list": "GET /v1/me/purchases",
    "update": "PUT /v1/me/purchases/:id",
    "setImage": "POST /v1/me/purchases/:id/images/:index image"
  },
  "reviews": {
    "list": "GET /v1/me/reviews",
    "create": "POST /v1/me/reviews",
    "remove": "DELETE /v1/me/reviews/:id",
    "setImage": "POST /v1/me/reviews/:id/images/:index image",
    "removeImage": "DELETE /v1/me/reviews/:id/images/:index"
  },
  "shopProducts": {
    "list": "GET /v1/shop/products",
    "get": "GET /v1/shop/products/:id"
  },
  "search": {
    "find": "GET /v1/search",
    "suggest": "GET /v1/search/suggestions"
  },
  "setting": {
    "get": "GET /v1/setting"
  }
};
