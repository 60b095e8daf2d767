// Generated from the contract by `npm run generate`.
export const routes = {
  "console": {
    "audit": {
      "list": "GET /console/audit",
      "get": "GET /console/audit/:id"
    },
    "canaries": {
      "list": "GET /console/canaries"
    },
    "deployTokens": {
      "list": "GET /console/deployTokens",
      "create": "POST /console/deployTokens",
      "revoke": "DELETE /console/deployTokens/:id"
    },
    "deployments": {
      "record": "POST /console/deployments"
    },
    "failures": {
      "list": "GET /console/failures",
      "get": "GET /console/failures/:id"
    },
    "permits": {
      "list": "GET /console/permits",
      "create": "POST /console/permits",
      "revoke": "DELETE /console/permits/:id"
    },
    "releaseHealth": {
      "list": "GET /console/release-health"
    },
    "staff": {
      "list": "GET /console/staff"
    },
    "trash": {
      "list": "GET /console/trash",
      "restore": "POST /console/trash/:resource/:id/restore"
    },
    "vitals": {
      "list": "GET /console/vitals"
    },
    "letters": {
      "email": "POST /console/email",
      "message": "POST /console/message"
    },
    "levels": {
      "list": "GET /console/levels",
      "get": "GET /console/levels/:id",
      "create": "POST /console/levels",
      "update": "PUT /console/levels/:id",
      "remove": "DELETE /console/levels/:id"
    },
    "messages": {
      "list": "GET /console/messages",
      "get": "GET /console/messages/:id",
      "update": "PUT /console/messages/:id",
      "test": "POST /console/messages/test"
    },
    "notifications": {
      "list": "GET /console/center/notifications",
      "get": "GET /console/center/notifications/:id",
      "create": "POST /console/center/notifications",
      "update": "PUT /console/center/notifications/:id",
      "remove": "DELETE /console/center/notifications/:id",
      "upload": "POST /console/center/notifications/:id/upload upload",
      "removeUpload": "DELETE /console/center/notifications/:id/upload"
    },
    "outbox": {
      "list": "GET /console/outbox",
      "get": "GET /console/outbox/:id",
      "resend": "POST /console/outbox/:id/resend"
    },
    "questions": {
      "list": "GET /console/center/questions",
      "get": "GET /console/center/questions/:id",
      "create": "POST /console/center/questions",
      "update": "PUT /console/center/questions/:id",
      "remove": "DELETE /console/center/questions/:id"
    },
    "terms": {
      "list": "GET /console/terms",
      "get": "GET /console/terms/:id",
      "create": "POST /console/terms",
      "update": "PUT /console/terms/:id",
      "remove": "DELETE /console/terms/:id"
    },
    "users": {
      "list": "GET /console/users",
      "get": "GET /console/users/:id",
      "create": "POST /console/users",
      "update": "PUT /console/users/:id",
      "remove": "DELETE /console/users/:id",
      "open": "GET /console/users/:id/open",
      "decide": "PUT /console/users/:id/approval",
      "endSessions": "DELETE /console/users/:id/sessions",
      "removeTotp": "DELETE /console/users/:id/totp",
      "removePaper": "DELETE /console/users/:id/businessRegistration",
      "excel": "GET /console/users/excel blob"
    },
    "banners": {
      "list": "GET /console/banners",
      "get": "GET /console/banners/:id",
      "create": "POST /console/banners",
      "update": "PUT /console/banners/:id",
      "remove": "DELETE /console/banners/:id",
      "setImage": "POST /console/banners/:id/images/:index image",
      "removeImage": "DELETE /console/banners/:id/images/:index"
    },
    "boards": {
      "list": "GET /console/boards",
      "get": "GET /console/boards/:id",
      "create": "POST /console/boards",
      "update": "PUT /console/boards/:id",
      "remove": "DELETE /console/boards/:id",
      "thumb": "POST /console/boards/:id/thumb thumb",
      "removeThumb": "DELETE /console/boards/:id/thumb",
      "files": "GET /console/boards/:board/files",
      "addFile": "POST /console/boards/:board/files file",
      "removeFile": "DELETE /console/boards/:board/files/:id"
    },
    "cases": {
      "list": "GET /console/cases",
      "get": "GET /console/cases/:id",
      "create": "POST /console/cases",
      "update": "PUT /console/cases/:id",
      "remove": "DELETE /console/cases/:id"
    },
    "comments": {
      "list": "GET /console/comments",
      "update": "PUT /console/comments/:id",
      "remove": "DELETE /console/comments/:id"
    },
    "consultationHours": {
      "list": "GET /console/consultationHours",
      "create": "POST /console/consultationHours",
      "update": "PUT /console/consultationHours/:id",
      "week": "GET /console/consultationHours/:id/week"
    },
    "editor": {
      "upload": "POST /console/editor photo"
    },
    "faqs": {
      "list": "GET /console/center/faqs",
      "get": "GET /console/center/faqs/:id",
      "create": "POST /console/center/faqs",
      "update": "PUT /console/center/faqs/:id",
      "remove": "DELETE /console/center/faqs/:id",
      "reorder": "PUT /console/center/faqs/order"
    },
    "forms": {
      "list": "GET /console/forms",
      "get": "GET /console/forms/:id",
      "create": "POST /console/forms",
      "update": "PUT /console/forms/:id",
      "remove": "DELETE /console/forms/:id",
      "account": "POST /console/forms/:id/account",
      "email": "PUT /console/forms/:id/email",
      "addStep": "POST /console/forms/:id/steps",
      "setAppointment": "PUT /console/forms/:id/appointment",
      "renewLink": "POST /console/forms/:id/link"
    },
    "lawyers": {
      "get": "GET /console/lawyers",
      "update": "PUT /console/lawyers",
      "image": "POST /console/lawyers/:id/image image"
    },
    "popups": {
      "list": "GET /console/popups",
      "get": "GET /console/popups/:id",
      "create": "POST /console/popups",
      "update": "PUT /console/popups/:id",
      "remove": "DELETE /console/popups/:id"
    },
    "practices": {
      "get": "GET /console/practices",
      "update": "PUT /console/practices"
    },
    "fairs": {
      "list": "GET /console/fairs",
      "get": "GET /console/fairs/:id",
      "create": "POST /console/fairs",
      "update": "PUT /console/fairs/:id",
      "remove": "DELETE /console/fairs/:id",
      "excel": "GET /console/fairs/:id/excel blob",
      "setThumb": "POST /console/fairs/:id/thumb/:index thumb",
      "removeThumb": "DELETE /console/fairs/:id/thumb/:index"
    },
    "matchings": {
      "list": "GET /console/fairs/:id/matchings",
      "get": "GET /console/fairs/:id/matchings/:matchingId",
      "update": "PUT /console/fairs/:id/matchings/:matchingId",
      "updateAll": "PUT /console/fairs/:id/matchings",
      "book": "POST /console/fairs/:id/matchings",
      "board": "GET /console/fairs/:id/board"
    },
    "participations": {
      "list": "GET /console/fairs/:id/participations",
      "update": "PUT /console/fairs/:id/participations/:participation"
    },
    "auctionFiles": {
      "create": "POST /console/auction/files file",
      "remove": "DELETE /console/auction/files/:id"
    },
    "authors": {
      "list": "GET /console/auction/authors",
      "get": "GET /console/auction/authors/:id",
      "create": "POST /console/auction/authors",
      "update": "PUT /console/auction/authors/:id",
      "remove": "DELETE /console/auction/authors/:id",
      "setPhoto": "POST /console/auction/authors/:id/photo photo",
      "removePhoto": "DELETE /console/auction/authors/:id/photo"
    },
    "bids": {
      "list": "GET /console/auction/works/:work/bids",
      "all": "GET /console/auction/bids",
      "get": "GET /console/auction/bids/:id",
      "update": "PUT /console/auction/bids/:id"
    },
    "paddles": {
      "list": "GET /console/auction/programs/:id/paddles",
      "update": "PUT /console/auction/paddles/:id"
    },
    "programs": {
      "list": "GET /console/auction/programs",
      "get": "GET /console/auction/programs/:id",
      "create": "POST /console/auction/programs",
      "update": "PUT /console/auction/programs/:id",
      "remove": "DELETE /console/auction/programs/:id"
    },
    "works": {
      "list": "GET /console/auction/works",
      "get": "GET /console/auction/works/:id",
      "create": "POST /console/auction/works",
      "update": "PUT /console/auction/works/:id",
      "remove": "DELETE /console/auction/works/:id",
      "withdraw": "PUT /console/auction/works/:id/withdraw",
      "wonEmail": "POST /console/auction/works/:id/wonEmail",
      "reorder": "PUT /console/auction/works/:id/files"
    },
    "categories": {
      "list": "GET /console/shop/categories",
      "get": "GET /console/shop/categories/:id",
      "create": "POST /console/shop/categories",
      "update": "PUT /console/shop/categories/:id",
      "remove": "DELETE /console/shop/categories/:id",
      "reorder": "PUT /console/shop/categories/order",
      "setThumb": "POST /console/shop/categories/:id/thumb thumb",
      "removeThumb": "DELETE /console/shop/categories/:id/thumb"
    },
    "coupons": {
      "list": "GET /console/shop/coupons",
      "get": "GET /console/shop/coupons/:id",
      "create": "POST /console/shop/coupons",
      "update": "PUT /console/shop/coupons/:id",
      "remove": "DELETE /console/shop/coupons/:id",
      "issue": "POST /console/shop/coupons/:id/issue",
      "holders": "GET /console/shop/coupons/:id/holders"
    },
    "inquiries": {
      "list": "GET /console/shop/inquiries",
      "get": "GET /console/shop/inquiries/:id",
      "update": "PUT /console/shop/inquiries/:id",
      "remove": "DELETE /console/shop/inquiries/:id"
    },
    "orders": {
      "list": "GET /console/shop/orders",
      "get": "GET /console/shop/orders/:id",
      "update": "PUT /console/shop/orders/:id",
      "updateAll": "PUT /console/shop/orders",
      "ship": "POST /console/shop/orders/:id/shipment",
      "refund": "POST /console/shop/orders/:id/refund",
      "decide": "PUT /console/shop/orders/:id/lines/:line"
    },
    "points": {
      "list": "GET /console/shop/points",
      "grant": "POST /console/shop/points"
    },
    "refunds": {
      "list": "GET /console/shop/refunds",
      "account": "GET /console/shop/refunds/:id/account",
      "update": "PUT /console/shop/refunds/:id"
    },
    "reviews": {
      "list": "GET /console/shop/reviews",
      "get": "GET /console/shop/reviews/:id",
      "update": "PUT /console/shop/reviews/:id",
      "remove": "DELETE /console/shop/reviews/:id"
    },
    "shopProducts": {
      "list": "GET /console/shop/products",
      "get": "GET /console/shop/products/:id",
      "create": "POST /console/shop/products",
      "update": "PUT /console/shop/products/:id",
      "remove": "DELETE /console/shop/products/:id",
      "setThumb": "POST /console/shop/products/:id/thumb thumb",
      "removeThumb": "DELETE /console/shop/products/:id/thumb",
      "setImage": "POST /console/shop/products/:id/images/:index image",
      "removeImage": "DELETE /console/shop/products/:id/images/:index",
      "reorder": "PUT /console/shop/products/:id/images"
    },
    "statistics": {
      "monthlySales": "GET /console/statistics/monthlySales",
      "dailySales": "GET /console/statistics/dailySales",
      "dayOfWeekSales": "GET /console/statistics/dayOfWeekSales",
      "productsSales": "GET /console/statistics/productsSales"
    },
    "dashboard": {
      "get": "GET /console/dashboard"
    },
    "setting": {
      "get": "GET /console/setting",
      "update": "PUT /console/setting"
    }
  }
};
