// Generated from the contract by `npm run generate`.
export const routes = {
  "auth": {
    "keys": "GET /auth/keys",
    "refreshToken": "GET /auth/refreshToken",
    "accessToken": "GET /auth/accessToken",
    "signOut": "DELETE /auth/refreshToken"
  },
  "setting": {
    "get": "GET /v1/setting"
  },
  "lawyers": {
    "list": "GET /v1/lawyers"
  },
  "practices": {
    "list": "GET /v1/practices"
  },
  "boards": {
    "list": "GET /v1/boards",
    "get": "GET /v1/boards/:id",
    "create": "POST /v1/boards",
    "update": "PUT /v1/boards/:id",
    "remove": "DELETE /v1/boards/:id",
    "thumb": "POST /v1/boards/:id/thumb thumb"
  },
  "banners": {
    "get": "GET /v1/banners/:code"
  },
  "popups": {
    "list": "GET /v1/popups",
    "count": "POST /v1/popups/:id/events"
  },
  "terms": {
    "list": "GET /v1/terms",
    "get": "GET /v1/terms/:code"
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
    "update": "PUT /v1/forms/:id",
    "remove": "DELETE /v1/forms/:id",
    "thumb": "POST /v1/forms/:id/thumb thumb",
    "removeThumb": "DELETE /v1/forms/:id/thumb",
    "files": "GET /v1/forms/:id/files",
    "addFile": "POST /v1/forms/:id/files file",
    "removeFile": "DELETE /v1/forms/:id/files/:file"
  },
  "files": {
    "download": "GET /v1/files/:id blob"
  },
  "console": {
    "audit": {
      "list": "GET /console/audit"
    },
    "staff": {
      "list": "GET /console/staff"
    },
    "setting": {
      "get": "GET /console/setting",
      "update": "PUT /console/setting"
    },
    "lawyers": {
      "get": "GET /console/lawyers",
      "update": "PUT /console/lawyers",
      "image": "POST /console/lawyers/:id/image image"
    },
    "practices": {
      "get": "GET /console/practices",
      "update": "PUT /console/practices"
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
    "editor": {
      "upload": "POST /console/editor photo"
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
    "popups": {
      "list": "GET /console/popups",
      "get": "GET /console/popups/:id",
      "create": "POST /console/popups",
      "update": "PUT /console/popups/:id",
      "remove": "DELETE /console/popups/:id"
    },
    "terms": {
      "list": "GET /console/terms",
      "get": "GET /console/terms/:id",
      "create": "POST /console/terms",
      "update": "PUT /console/terms/:id",
      "remove": "DELETE /console/terms/:id"
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
      "email": "PUT /console/forms/:id/email"
    }
  }
};
