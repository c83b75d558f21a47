// Made by tools/generate.ts from api-spec/.

export interface paths {
    "/home-page/menu/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The menu tree */
        get: operations["getMenu"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/home-page/v2/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The sections of the home page in their order */
        get: operations["getHome"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/home-page/story-item/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The items of a story in their order */
        get: operations["listStoryItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/home-page/story-item/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One item of a story, with the price of now */
        get: operations["getStoryItem"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/home-page/seo-text/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The long text below the home page, and the questions that are asked most */
        get: operations["getSeoText"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/blogs/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The published articles of the magazine, the newest first */
        get: operations["listArticles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/blogs/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One published article, whole */
        get: operations["getArticle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Short product list: live suggestions, tabs of the home page, flagships */
        get: operations["listBriefProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/cards/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Cards of the products of these ids as they are sold now, in the same order; unknown ones are left out */
        get: operations["listProductCards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/v2/product/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The list with filters, sort, pages and the count behind every filter value */
        get: operations["listProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/v2/category/{child}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A category by its slug */
        get: operations["getCategory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/product-filter/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The filters offered in a category */
        get: operations["listFilters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/v2/product/{slug}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A product by its slug or its numeric id; a signed-in caller reads the own notices in it */
        get: operations["getProduct"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/v2/product/{slug}/similar_products/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Products like this one */
        get: operations["listSimilarProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/v4/comment/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was published about a product, with the answers of the shop */
        get: operations["listComments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/v4/comment/{id}/interaction/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Like or dislike a comment, or take that back; one clears the other */
        post: operations["interactWithComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/v3/comment/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a comment; it is published once the shop approved it
         * @description A customer stands under the own name or the generic one, whatever `display_name` says, and needs a complete profile. The same Idempotency-Key, or without one the same content of the same author, gives the same comment.
         */
        post: operations["createComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/v3/comment/get_comment_extra_data/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many published comments of a product give each number of stars */
        get: operations["getCommentExtraData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/comment/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Comments in one state, the longest waiting first */
        get: operations["listStaffComments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/comment/{id}/approve/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Publish a comment */
        post: operations["approveComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/comment/{id}/refuse/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Do not publish a comment, or not any more */
        post: operations["refuseComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/comment/{id}/reply/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Answer a comment in the shop's name */
        post: operations["replyToComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/v3/comment-file/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Pictures and videos of a product's published comments, newest first */
        get: operations["listCommentFiles"];
        put?: never;
        /**
         * Send a picture or a video that a comment will name
         * @description A picture of at most 5 MB or a video of at most 40 MB, told apart by their bytes. What no comment names within a day is deleted.
         */
        post: operations["uploadCommentFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/v3/product-introduce/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Films or sounds that introduce a product */
        get: operations["listProductIntroductions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/request-otp/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a sign-in code to a mobile number */
        post: operations["requestOtp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/verify/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in with the code; creates the account of a new number */
        post: operations["verifyOtp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/login_with_password/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in with the password */
        post: operations["loginWithPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/password_reset/request-otp/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a code for a forgotten password */
        post: operations["requestPasswordResetOtp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/password_reset/verify/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Exchange the code for a single-use token */
        post: operations["verifyPasswordResetOtp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/password_reset/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set a new password with the token; ends all other sessions */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/token/refresh/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Rotate the tokens, from the cookie or from the body */
        post: operations["refreshToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/logout/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * End the session; removes the cookies
         * @description A GET that writes, as the specification words it: no-store and refused cross-site.
         */
        get: operations["logout"];
        put?: never;
        /** End the session; removes the cookies */
        post: operations["logoutByPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/list-province/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The provinces */
        get: operations["listProvinces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/list-city/{provinceId}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The cities of a province */
        get: operations["listCities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The own profile */
        get: operations["getProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile/has_all_information/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether first name, last name and national or fida code are known */
        get: operations["getHasAllInformation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile/update/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Give name and national or fida code; the phone number must be the own one */
        put: operations["putProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change some fields */
        patch: operations["patchProfile"];
        trace?: never;
    };
    "/profile/update-image/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Replace the picture
         * @description A picture of at most 5 MB, told by its bytes; the one before it is given up.
         */
        patch: operations["updateProfileImage"];
        trace?: never;
    };
    "/profile/user-address/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The own addresses */
        get: operations["listAddresses"];
        put?: never;
        /** Add an address */
        post: operations["createAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile/user-address/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Replace an address */
        put: operations["updateAddress"];
        post?: never;
        /** Remove an address */
        delete: operations["deleteAddress"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/purchase/cart/list_items_v2/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The own cart */
        get: operations["getCart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/purchase/cart/add_item/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a variant, or more of it; other product fields are ignored */
        post: operations["addCartItem"];
        delete?: never;
        options?: never;
        head?: never;
        /** Choose or remove the insurance of a line from the product page */
        patch: operations["setCartItemInsurance"];
        trace?: never;
    };
    "/purchase/cart/update_item/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change quantity, insurance or instalment of a line */
        patch: operations["updateCartItem"];
        trace?: never;
    };
    "/purchase/cart/delete_item/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a line */
        delete: operations["deleteCartItem"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/purchase/cart/delete/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Empty the cart */
        delete: operations["deleteCart"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/purchase/cart/preview/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Prices and stock of a guest’s lines; unknown variants are left out */
        post: operations["previewCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/purchase/cart/merge/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put a guest’s lines into the cart, once for each guest cart */
        post: operations["mergeCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/purchase/cart/payment_info_v4/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Delivery, address and totals for the invoice */
        get: operations["getPaymentInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/purchase/cart/select_address/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Choose the address for the courier */
        post: operations["selectAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/purchase/shipping-method/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The shipping methods; only branches with is_in_person=true */
        get: operations["listShippingMethods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/purchase/set-shipping-method/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Choose how the cart is delivered; -1 unsets it */
        post: operations["setShippingMethod"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/purchase/v4/order/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The own orders, newest first */
        get: operations["listOrders"];
        put?: never;
        /**
         * Place the order: reserves the stock and empties the cart in one transaction
         * @description The same Idempotency-Key, or without one the same version of the cart, gives the same order.
         */
        post: operations["createOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/purchase/v4/order/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One own order */
        get: operations["getOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/transaction/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The payments of an own order, newest first */
        get: operations["listTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/payment_gateway_option/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The gateways one can pay with */
        get: operations["listGatewayOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/gateways/{gateway}/start/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Go to the bank with an order
         * @description A GET that writes, as the specification words it (the gateway link): no-store and refused cross-site. A refusal leads back to redirect_url with paid=0 and its code.
         */
        get: operations["startPayment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/gateways/{gateway}/return/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The bank sends the shopper back */
        get: operations["returnFromBank"];
        put?: never;
        /** The bank sends the shopper back with a form */
        post: operations["returnFromBankByPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wallet/wallet/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The own wallet as the first element of a list */
        get: operations["getWallet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/v2/product/{slug}/saved/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the caller saved a product */
        get: operations["getSaved"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/v2/{slug}/update_save_status/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Save a product or let it go; saving a saved one is refused with "Already saved." */
        post: operations["updateSaveStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile/saved-product/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's saved products, the last saved first */
        get: operations["listSavedProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile/saved-product/slugs/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The slugs of all the caller's saved products, so that every card can show its heart
         * @description The last saved first, at most 2000.
         */
        get: operations["listSavedSlugs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile/unsave-product/{saveId}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Let a saved product go by the id of its saving */
        delete: operations["unsaveProduct"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/v2/product/{slug}/notifiers/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The variants of a product that the caller wants to be told about */
        get: operations["getNotifiers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/v2/product/set_product_notifier/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask to be told once, when a variant gets cheaper or can be bought again
         * @description A second asking changes the channel. Who asks for a variant that can be bought again by now is told at once.
         */
        post: operations["setProductNotifier"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/v2/product/remove_product_notifier/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Not to be told any more; changes nothing where there is no notice */
        delete: operations["removeProductNotifier"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/variants/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the price, the offer or the stock of a variant; customers who asked for it are told
         * @description Fields that are left out stay as they are. `new_price` null ends the offer; `expire_time` null lets it run until it is ended.
         */
        patch: operations["updateVariant"];
        trace?: never;
    };
    "/ticket/message/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the shop told the caller, the latest first */
        get: operations["listMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ticket/message/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One message; opening it marks it seen */
        get: operations["getMessage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ticket/v3/ticket/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's tickets, the latest first, each with the number of unseen replies */
        get: operations["listTickets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @enum {string} */
        ProblemCode: "validation_failed" | "malformed_body" | "payload_too_large" | "unsupported_media_type" | "not_found" | "method_not_allowed" | "product_not_found" | "category_not_found" | "order_not_found" | "address_not_found" | "province_not_found" | "city_not_in_province" | "unauthenticated" | "session_expired" | "forbidden" | "cross_site_refused" | "too_many_requests" | "code_too_soon" | "code_limit_reached" | "code_invalid" | "code_expired" | "code_exhausted" | "password_incorrect" | "password_locked" | "passwords_do_not_match" | "password_weak" | "reset_token_invalid" | "phone_mismatch" | "profile_incomplete" | "variant_not_found" | "stock_limited" | "line_not_in_cart" | "insurance_not_offered" | "installment_not_offered" | "cart_empty" | "cart_has_unavailable_items" | "cart_changed" | "price_changed" | "shipping_method_not_found" | "shipping_method_missing" | "address_missing" | "idempotency_key_reused" | "gateway_not_found" | "gateway_unavailable" | "order_not_payable" | "redirect_url_refused" | "already_saved" | "saved_product_not_found" | "message_not_found" | "comment_not_found" | "move_impossible" | "upload_not_found" | "file_empty" | "file_type_refused" | "file_type_mismatch" | "file_too_large" | "picture_too_large" | "picture_broken" | "video_broken" | "upload_limit_reached" | "service_unavailable" | "internal_error";
        /** @description RFC 9457 problem details with a stable code. */
        Problem: {
            /** @description about:blank, or the address of a description */
            type: string;
            /** @description The Persian sentence for this code */
            title: string;
            status: number;
            code: components["schemas"]["ProblemCode"];
            detail?: string;
            /** @description A fixed sentence where the specification names one */
            message?: string;
            /** @description Seconds until the same call may be tried again */
            retry_after_seconds?: number;
            tries_left?: number;
            /** @description One entry a refused field */
            errors?: {
                /** @description Path of the field, dotted (lines.0.quantity) */
                field: string;
                /** @description The broken rule (required, pattern, maxLength …) */
                rule: string;
            }[];
            /** @description The variants a refusal is about */
            price_ids?: number[];
        };
        Id: number;
        MenuNode: {
            id: components["schemas"]["Id"];
            title: string;
            icon?: string | null;
            /** @description Query string of a narrowed list (brand=apple&max_price=50000000) */
            query?: string | null;
            all_items_title: string | null;
            category: {
                slug: string;
            };
            sub_menu: components["schemas"]["MenuNode"][];
        };
        /**
         * @description The ground under a picture; pictures are transparent so that they serve both themes
         * @enum {string}
         */
        Tint: "firouzeh" | "saffron" | "rose" | "sky" | "sage";
        Story: {
            id: components["schemas"]["Id"];
            name: string;
            cover: string;
            tint?: components["schemas"]["Tint"];
        };
        CategoryRef: {
            name: string;
            /** @description Slug path (mobile/iphone) */
            slug: string;
        };
        /**
         * Format: date-time
         * @description RFC 3339 in UTC
         */
        Instant: string;
        HomeExtra: {
            title?: string;
            /** @description A line under the title */
            text?: string;
            category?: components["schemas"]["CategoryRef"];
            /** @description Query string of the section's list link */
            query?: string;
            expire_time?: components["schemas"]["Instant"] | null;
        };
        /** @description Tomans */
        Toman: number;
        Banner: {
            image: string;
            mobile_image: string;
            link: string;
            kicker?: string;
            title: string;
            text?: string;
            /** @description Label of the banner's link */
            action?: string;
            price?: components["schemas"]["Toman"];
            tint?: components["schemas"]["Tint"];
        };
        /** @description What the published comments say; null before the first */
        Rating: {
            /** @description To the tenth */
            average_stars: number;
            total_count: number;
        } | null;
        Image: {
            /** @description Address of the picture without its width (`?w=` is added by the browser) */
            image: string;
            alt_text: string;
        };
        /** @description One of the few facts on a card */
        PropertyValue: {
            /** @enum {string} */
            property_icon: "camera" | "memory" | "battery" | "storage" | "display" | "power";
            numeric_value: string;
            /** @description The fact in words with its unit, for people who cannot see the icon */
            label: string;
        };
        HomeProduct: {
            id: components["schemas"]["Id"];
            slug: string;
            title: string;
            is_used: boolean;
            rating: components["schemas"]["Rating"];
            image: components["schemas"]["Image"];
            price: {
                id: components["schemas"]["Id"];
                price: components["schemas"]["Toman"];
                new_price: components["schemas"]["Toman"] | null;
                quantity: number;
                expire_time: components["schemas"]["Instant"] | null;
            } | null;
            colors: {
                code: string;
                name: string;
            }[];
            gift: string | null;
            property_values: components["schemas"]["PropertyValue"][];
        };
        CategoryTile: {
            name: string;
            image: string;
            slug: string;
        };
        PropertyTab: {
            id: components["schemas"]["Id"];
            name: string;
            icon: string;
            main_slug: string;
            active: boolean;
        };
        Article: {
            id: components["schemas"]["Id"];
            title: string;
            /** @description The first paragraph, plain text */
            text: string;
            cover: string;
            /** @description Minutes */
            read_time: number;
        };
        HomeSection: {
            /** @constant */
            type: "STORY";
            data: components["schemas"]["Story"][];
            extra_data?: components["schemas"]["HomeExtra"];
        } | {
            /** @constant */
            type: "HERO_SECTION";
            data: components["schemas"]["Banner"][];
            extra_data?: components["schemas"]["HomeExtra"];
        } | {
            /** @constant */
            type: "PRODUCT";
            data: components["schemas"]["HomeProduct"][];
            extra_data?: components["schemas"]["HomeExtra"];
        } | {
            /** @constant */
            type: "FLAGSHIP";
            data: components["schemas"]["CategoryTile"][];
            extra_data?: components["schemas"]["HomeExtra"];
        } | {
            /** @constant */
            type: "PROPERTY";
            data: components["schemas"]["PropertyTab"][];
            extra_data?: components["schemas"]["HomeExtra"];
        } | {
            /** @constant */
            type: "CUSTOM_PRODUCT";
            data: components["schemas"]["HomeProduct"][];
            extra_data?: components["schemas"]["HomeExtra"];
        } | {
            /** @constant */
            type: "LATEST_ARTICLES";
            data: components["schemas"]["Article"][];
            extra_data?: components["schemas"]["HomeExtra"];
        } | {
            /** @constant */
            type: "SMALL_BANNER";
            data: components["schemas"]["Banner"][];
            extra_data?: components["schemas"]["HomeExtra"];
        } | {
            /** @constant */
            type: "FULL_WIDTH_BANNER";
            data: components["schemas"]["Banner"][];
            extra_data?: components["schemas"]["HomeExtra"];
        };
        StoryItemBrief: {
            id: components["schemas"]["Id"];
            desktop_image: string;
        };
        StoryItem: {
            id: components["schemas"]["Id"];
            desktop_image: string;
            desktop_image_alt: string;
            product_slug: string;
            /** @description A line over the picture */
            text?: string;
            tint?: components["schemas"]["Tint"];
            product_title?: string;
            /** @description The cheapest of the product now; null when nothing of it can be sold */
            price?: {
                price: components["schemas"]["Toman"];
                new_price: components["schemas"]["Toman"] | null;
            } | null;
        };
        SeoText: {
            title: string;
            paragraphs: string[];
            questions: {
                question: string;
                answer: string;
            }[];
        };
        WholeArticle: {
            id: components["schemas"]["Id"];
            title: string;
            cover: string;
            /** @description Minutes */
            read_time: number;
            published_at: components["schemas"]["Instant"];
            paragraphs: string[];
        };
        BriefProduct: {
            id: components["schemas"]["Id"];
            slug: string;
            title: string;
            image: components["schemas"]["Image"];
            price: {
                id: components["schemas"]["Id"];
                price: components["schemas"]["Toman"];
                new_price: components["schemas"]["Toman"] | null;
                quantity: number;
                expire_time: components["schemas"]["Instant"] | null;
            } | null;
            is_used?: boolean;
            colors?: {
                code: string;
                name: string;
            }[];
            rating?: components["schemas"]["Rating"];
            gift?: string | null;
            property_values?: components["schemas"]["PropertyValue"][];
        };
        BriefProductPage: {
            results: components["schemas"]["BriefProduct"][];
            page_count: number;
        };
        PriceInfo: {
            price: components["schemas"]["Toman"];
            new_price: components["schemas"]["Toman"] | null;
            expire_time: components["schemas"]["Instant"] | null;
        };
        ProductCard: {
            id: components["schemas"]["Id"];
            slug: string;
            title: string;
            is_used: boolean;
            main_image: components["schemas"]["Image"];
            property_values: components["schemas"]["PropertyValue"][];
            /** @description Absent (null) when nothing of the product can be sold now */
            price_related_info: components["schemas"]["PriceInfo"] | null;
            colors: {
                code: string;
                name: string;
            }[];
            rating: components["schemas"]["Rating"];
            gift: string | null;
        };
        /** @enum {string} */
        Ordering: "-sold_count" | "current_min_price" | "-current_max_price" | "-create_at" | "-current_discount_amount";
        /** @description How many products each value of a filter would leave, within the rest of the current selection */
        Facet: {
            filter_key: string;
            values: {
                value: string;
                count: number;
            }[];
        };
        /** @description A value of the current selection by its name; a list may be narrowed by filters that it does not offer */
        ChosenValue: {
            filter_key: string;
            value: string;
            name: string;
        };
        ProductPage: {
            results: components["schemas"]["ProductCard"][];
            page: number;
            page_count: number;
            total: number;
            facets: components["schemas"]["Facet"][];
            chosen?: components["schemas"]["ChosenValue"][];
        };
        Crumb: {
            name: string;
            slug: string;
            disabled: boolean;
        };
        Category: {
            id: components["schemas"]["Id"];
            name: string;
            /** @description Slug path */
            slug: string;
            title_tag: string;
            description_tag: string;
            canonical: string;
            /** @description HTML */
            description: string;
            mobile_banner: string | null;
            desktop_banner: string | null;
            sub_categories: {
                id: components["schemas"]["Id"];
                name: string;
                slug: string;
            }[];
            show_category: components["schemas"]["Crumb"][];
        };
        FilterDefinition: {
            id: components["schemas"]["Id"];
            name: string;
            filter_key: string;
            /** @enum {string} */
            filter_type: "BOOL" | "MULTI_SELECT" | "PRICE" | "COLOR";
            values: {
                name: string;
                value: string;
                color_code: string | null;
            }[];
        };
        InsurancePrice: {
            insurance_id: components["schemas"]["Id"];
            insurance_price: components["schemas"]["Toman"];
        };
        InstallmentInfo: {
            monthly_due: components["schemas"]["Toman"];
            down_payment: components["schemas"]["Toman"];
        };
        Variant: {
            id: components["schemas"]["Id"];
            color_name: string;
            color_code: string;
            price: components["schemas"]["Toman"];
            new_price: components["schemas"]["Toman"] | null;
            /** @description What can still be sold */
            quantity: number;
            expire_time: components["schemas"]["Instant"] | null;
            last_update: components["schemas"]["Instant"];
            gift: string | null;
            insurance_prices: components["schemas"]["InsurancePrice"][];
            installment_info: components["schemas"]["InstallmentInfo"] | null;
        };
        Insurance: {
            id: components["schemas"]["Id"];
            name: string;
            /** @description HTML */
            description: string;
            expiration_in_months: number;
            price: components["schemas"]["Toman"];
        };
        TitledValue: {
            id: components["schemas"]["Id"];
            title: string;
            value: string;
        };
        /** @description Variants of a product for which the caller has a notice; empty for guests */
        Notifiers: {
            availability: components["schemas"]["Id"][];
            discount: components["schemas"]["Id"][];
        };
        Product: {
            id: components["schemas"]["Id"];
            title: string;
            second_title: string;
            slug: string;
            canonical: string;
            title_tag: string;
            description_tag: string;
            index: boolean;
            sku: string;
            brand_en_name: string;
            /** @description HTML */
            description: string;
            images: {
                image: string;
                alt_text: string;
                related_price_id: components["schemas"]["Id"] | null;
            }[];
            price: components["schemas"]["Variant"][];
            insurances: components["schemas"]["Insurance"][];
            properties: {
                product_property: {
                    name: string;
                };
                alphabetic_value: string;
            }[];
            details: components["schemas"]["TitledValue"][];
            is_used: boolean;
            detail_page_titles: {
                title: string;
                value: string;
                description: string;
            }[];
            used_details: {
                title: string;
                value: string;
            }[];
            warranty: {
                name: string;
            } | null;
            rating: components["schemas"]["Rating"];
            quantity: number;
            show_category: components["schemas"]["Crumb"][];
            notifiers: components["schemas"]["Notifiers"];
            torob_meta_info: {
                product_price: components["schemas"]["Toman"] | null;
                product_old_price: components["schemas"]["Toman"] | null;
                /** @enum {string} */
                availability: "instock" | "outofstock";
                guarantee: string;
            };
            /** Format: date */
            priceValidUntil: string | null;
        };
        SimilarProduct: {
            id: components["schemas"]["Id"];
            slug: string;
            title: string;
            is_used?: boolean;
            main_image: components["schemas"]["Image"];
            price_related_info: components["schemas"]["PriceInfo"] | null;
            property_values?: components["schemas"]["PropertyValue"][];
            colors?: {
                code: string;
                name: string;
            }[];
            rating?: components["schemas"]["Rating"];
            gift?: string | null;
        };
        /**
         * @default -send_at
         * @enum {string}
         */
        CommentOrdering: "-send_at" | "send_at" | "-stars" | "stars";
        Stars: number;
        /**
         * Format: uuid
         * @description Cannot be guessed
         */
        UploadId: string;
        /** @enum {string} */
        CommentFileType: "image" | "video";
        CommentUpload: {
            id: components["schemas"]["UploadId"];
            /** @description Address; of a picture without its width (`?w=` is added by the browser) */
            file: string;
            file_type: components["schemas"]["CommentFileType"];
        };
        /** @description The shop's answer */
        CommentAnswer: {
            id: components["schemas"]["Id"];
            display_name: string;
            text: string;
            send_at: components["schemas"]["Instant"];
        };
        Comment: {
            id: components["schemas"]["Id"];
            /** @description Text as it was typed; never HTML */
            display_name: string;
            /** @description Text as it was typed; never HTML */
            text: string;
            stars: components["schemas"]["Stars"];
            send_at: components["schemas"]["Instant"];
            /** @description Whether the author bought the product here */
            is_buyer: boolean;
            likes: number;
            dislikes: number;
            /** @description What the caller thinks of it; a guest nothing */
            has_interaction: {
                like: boolean;
                dislike: boolean;
            };
            files: components["schemas"]["CommentUpload"][];
            children: components["schemas"]["CommentAnswer"][];
        };
        CommentList: {
            results: components["schemas"]["Comment"][];
            total: number;
        };
        CommentInteraction: {
            like?: boolean;
            dislike?: boolean;
        } & (unknown | unknown);
        CommentText: string;
        NewComment: {
            stars: components["schemas"]["Stars"];
            text: components["schemas"]["CommentText"];
            display_name?: string | null;
            product_id: components["schemas"]["Id"];
            /** @description At most eight pictures and one video */
            files_ids?: components["schemas"]["UploadId"][];
        };
        /** @enum {string} */
        CommentStatus: "pending" | "approved" | "refused";
        SentComment: components["schemas"]["Comment"] & {
            status: components["schemas"]["CommentStatus"];
        };
        CommentExtraData: {
            /** @description How many comments give each number of stars */
            stars_count: {
                1: number;
                2: number;
                3: number;
                4: number;
                5: number;
            };
            total_count: number;
            /** @description To the tenth; 0 of none */
            average_stars: number;
        };
        /** @description Eleven Latin digits */
        Phone: string;
        StaffComment: components["schemas"]["SentComment"] & {
            product: {
                id: components["schemas"]["Id"];
                slug: string;
                title: string;
            };
            /** @description Of a customer; a guest gives none */
            phone_number: components["schemas"]["Phone"] | null;
        };
        StaffCommentPage: {
            results: components["schemas"]["StaffComment"][];
            page_count: number;
            total: number;
        };
        CommentReply: {
            text: components["schemas"]["CommentText"];
        };
        CommentFile: components["schemas"]["CommentUpload"] & {
            comment: {
                display_name: string;
                stars: components["schemas"]["Stars"];
                created_at: components["schemas"]["Instant"];
                comment: string;
            };
        };
        CommentFileList: {
            results: components["schemas"]["CommentFile"][];
        };
        /** @description A film or a sound in which the shop introduces a product */
        IntroductionMedia: {
            title: string;
            /** @description Address of a picture without its width */
            cover: string;
            /** @description Address of the film or the sound */
            file: string;
        };
        CodeRequested: {
            expires_at: components["schemas"]["Instant"];
            resend_at: components["schemas"]["Instant"];
        };
        Otp: string;
        SignedIn: {
            tokens: {
                access: string;
                refresh: string;
            };
        };
        ResetToken: {
            token: string;
            expires_at: components["schemas"]["Instant"];
        };
        Place: {
            id: components["schemas"]["Id"];
            name: string;
        };
        LegalInfo: {
            organization_name: string;
            economic_code?: string | null;
            national_code: string;
            registration_code?: string | null;
            province_name?: string | null;
            city_name?: string | null;
            landline_number: string;
            postal_code?: string | null;
            postal_address: string;
        };
        Profile: {
            first_name: string | null;
            last_name: string | null;
            national_code: string | null;
            fida_code: string | null;
            phone_number: components["schemas"]["Phone"];
            has_set_password: boolean;
            has_all_information: boolean;
            /** Format: date */
            birthdate: string | null;
            email: string | null;
            card_number: string | null;
            iban: string | null;
            job: string | null;
            legal_info: components["schemas"]["LegalInfo"] | null;
            image: string | null;
        };
        PersonName: string;
        ProfilePut: {
            first_name: components["schemas"]["PersonName"];
            last_name: components["schemas"]["PersonName"];
            national_code?: string;
            fida_code?: string;
            phone_number: components["schemas"]["Phone"];
        } & (unknown | unknown);
        ProfilePatch: {
            first_name?: components["schemas"]["PersonName"];
            last_name?: components["schemas"]["PersonName"];
            national_code?: string;
            fida_code?: string;
            job?: string;
            iban?: string;
            card_number?: string;
            /** Format: email */
            email?: string;
            /** Format: date */
            birthdate?: string;
            legal_info?: components["schemas"]["LegalInfo"];
        };
        Address: {
            id: components["schemas"]["Id"];
            title: string;
            province: components["schemas"]["Id"];
            city: components["schemas"]["Id"];
            province_name: string;
            city_name: string;
            address: string;
            postal_code: string;
            latitude: number | null;
            longitude: number | null;
            receiver_first_name: string;
            receiver_last_name: string;
            receiver_national_code: string;
            receiver_phone_number: string;
        };
        AddressInput: {
            title: string;
            province: components["schemas"]["Id"];
            city: components["schemas"]["Id"];
            address: string;
            postal_code: string;
            latitude?: number | null;
            longitude?: number | null;
            receiver_first_name: components["schemas"]["PersonName"];
            receiver_last_name: components["schemas"]["PersonName"];
            /** @description Ten digits; or the fida code of the customer, who receives it in person. */
            receiver_national_code: string;
            receiver_phone_number: string;
        };
        CartLine: {
            price_id: components["schemas"]["Id"];
            product_id?: components["schemas"]["Id"];
            quantity: number;
            /** @description What can still be sold of this variant */
            stock_quantity: number;
            /** @description False where the variant is not sold any more, or the quantity is above stock_quantity: then the cart cannot be ordered */
            can_be_bought: boolean;
            price: components["schemas"]["Toman"];
            new_price: components["schemas"]["Toman"] | null;
            color: string;
            color_code: string;
            score: number | null;
            image: components["schemas"]["Image"];
            slug: string;
            title: string;
            is_used: boolean;
            gift: string | null;
            warranty: string | null;
            insurance: components["schemas"]["Id"] | null;
            insurance_option: boolean;
            insurances: components["schemas"]["Insurance"][];
            insurance_prices: components["schemas"]["InsurancePrice"][];
            installment_info: components["schemas"]["InstallmentInfo"] | null;
            is_installment_purchase: boolean;
        };
        DeliveryMethod: {
            id: components["schemas"]["Id"];
            name: string;
            price: components["schemas"]["Toman"];
            is_in_person: boolean;
        };
        /** @description total_amount = total_products_amount − total_discount_amount + total_insurance_amount + shipping_amount (nothing before a method is chosen). The wallet is not subtracted here; its part is decided when ordering. */
        CartTotals: {
            total_products_amount: components["schemas"]["Toman"];
            total_discount_amount: components["schemas"]["Toman"];
            total_insurance_amount: components["schemas"]["Toman"];
            shipping_amount: components["schemas"]["Toman"] | null;
            total_monthly_due: components["schemas"]["Toman"];
            total_wallet_funds: components["schemas"]["Toman"];
            total_amount: components["schemas"]["Toman"];
        };
        Cart: {
            products: components["schemas"]["CartLine"][];
            /** @description Sum of the quantities */
            cart_count: number;
            /** @description Grows with every change of the cart */
            version: number;
            /** @description -1 while none is chosen */
            shipping_method: number;
            delivery_method: components["schemas"]["DeliveryMethod"] | null;
            totals: components["schemas"]["CartTotals"];
            /** @description In the reply of a merge, whether lines had to be cut to the stock */
            merged?: {
                capped_price_ids: components["schemas"]["Id"][];
            };
        };
        Quantity: number;
        LineInput: {
            price_id: components["schemas"]["Id"];
            quantity: components["schemas"]["Quantity"];
            insurance_id?: components["schemas"]["Id"] | null;
        };
        PaymentInfo: {
            shipping_method: number;
            delivery_method: components["schemas"]["DeliveryMethod"] | null;
            address: components["schemas"]["Address"] | null;
            totals: components["schemas"]["CartTotals"];
            products: components["schemas"]["CartLine"][];
            cart_count: number;
            version: number;
        };
        ShippingMethod: {
            id: components["schemas"]["Id"];
            name: string;
            description: string;
            price: components["schemas"]["Toman"];
            is_in_person: boolean;
            branch: ("east" | "west") | null;
        };
        /** @enum {string} */
        OrderStatus: "WAITING_PAYMENT" | "NOT_CHECKED" | "PAYMENT_VERIFIED" | "PROCESSING" | "PREPARING" | "SENDING" | "DELIVERED" | "NOT_APPROVED" | "EXPIRED";
        OrderItem: {
            quantity: number;
            price: components["schemas"]["Toman"];
            new_price: components["schemas"]["Toman"] | null;
            gift: string | null;
            installment_info: components["schemas"]["InstallmentInfo"] | null;
            insurance_name: string | null;
            insurance_price: components["schemas"]["Toman"];
            price_obj: {
                id: components["schemas"]["Id"];
                color_name: string;
                color_code: string;
                product: {
                    id: components["schemas"]["Id"];
                    slug: string;
                    title: string;
                    image: components["schemas"]["Image"];
                };
            };
        };
        OrderSummary: {
            id: components["schemas"]["Id"];
            text_status: components["schemas"]["OrderStatus"];
            created_at: components["schemas"]["Instant"];
            expires_at: components["schemas"]["Instant"];
            tracking_code: string;
            total_price: components["schemas"]["Toman"];
            total_discount: components["schemas"]["Toman"];
            item: components["schemas"]["OrderItem"][];
        };
        OrderPage: {
            results: components["schemas"]["OrderSummary"][];
            page_count: number;
        };
        OrderCreated: {
            go_to_gateway: boolean;
            order_id: components["schemas"]["Id"];
        };
        Order: {
            id: components["schemas"]["Id"];
            text_status: components["schemas"]["OrderStatus"];
            created_at: components["schemas"]["Instant"];
            expires_at: components["schemas"]["Instant"];
            tracking_code: string;
            total_price: components["schemas"]["Toman"];
            total_discount: components["schemas"]["Toman"];
            total_insurance: components["schemas"]["Toman"];
            shipping_price: components["schemas"]["Toman"];
            wallet_paid: components["schemas"]["Toman"];
            refunded_to_wallet: components["schemas"]["Toman"];
            first_name: string;
            last_name: string;
            phone_number: string;
            text_address: string | null;
            postal_code: string | null;
            shipping: {
                name: string;
                is_in_person: boolean;
            };
            item: components["schemas"]["OrderItem"][];
        };
        Transaction: {
            created_at: components["schemas"]["Instant"];
            /** @enum {string} */
            status: "SUCCESSFUL" | "PENDING" | "RETURNED" | "CANCELLED";
            gateway_used: string;
            amount: components["schemas"]["Toman"];
            reference_number?: string | null;
        };
        GatewayOption: {
            /** @description The browser goes to link?order_id=…&redirect_url=… */
            link: string;
            /** @description Name of a neutral icon */
            icon: string;
            icon_alt_text: string;
            name: string;
            description: string;
            is_active: boolean;
        };
        GatewayOptions: {
            bank_gateways: components["schemas"]["GatewayOption"][];
            credit_gateways: components["schemas"]["GatewayOption"][];
        };
        Wallet: {
            total_funds: components["schemas"]["Toman"];
            balance: components["schemas"]["Toman"];
            store_credit: components["schemas"]["Toman"];
        };
        SaveState: {
            saved: boolean;
        };
        SavedProduct: {
            id: components["schemas"]["Id"];
            product: components["schemas"]["ProductCard"];
        };
        SavedProductPage: {
            results: components["schemas"]["SavedProduct"][];
            page: number;
            page_count: number;
        };
        SavedSlugs: {
            slugs: string[];
        };
        /** @enum {string} */
        NotifierType: "discount" | "availability";
        /** @enum {string} */
        NotifyType: "sms" | "system_message" | "both";
        /** @description Tomans */
        Price: number;
        VariantChange: {
            price?: components["schemas"]["Price"];
            /** @description What the offer asks; below the price */
            new_price?: components["schemas"]["Price"] | null;
            /** @description When the offer ends; in the future */
            expire_time?: components["schemas"]["Instant"] | null;
            quantity?: number;
        };
        StaffVariant: {
            id: components["schemas"]["Id"];
            product_id: components["schemas"]["Id"];
            color_name: string;
            price: components["schemas"]["Price"];
            new_price: components["schemas"]["Price"] | null;
            expire_time: components["schemas"]["Instant"] | null;
            quantity: number;
            last_update: components["schemas"]["Instant"];
        };
        Message: {
            id: components["schemas"]["Id"];
            title: string;
            text: string;
            send_at: components["schemas"]["Instant"];
            seen: boolean;
            /** @description What it is about; null for a message of another kind */
            product: {
                slug: string;
                title: string;
                main_image: components["schemas"]["Image"];
            } | null;
        };
        /** @enum {string} */
        TicketStatus: "OPEN" | "PENDING" | "CLOSED";
        Ticket: {
            id: components["schemas"]["Id"];
            title: string;
            status: components["schemas"]["TicketStatus"];
            date: components["schemas"]["Instant"];
            unseen_messages: number;
        };
    };
    responses: {
        /** @description A refusal with its code */
        Problem: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Whether it is saved now */
        state: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SaveState"];
            };
        };
        /** @description The caller's notices of the variant's product */
        "state-2": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Notifiers"];
            };
        };
    };
    parameters: {
        /** @description Slug of the product, or its numeric id */
        slug: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getMenu: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tree */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuNode"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getHome: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sections */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HomeSection"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listStoryItems: {
        parameters: {
            query: {
                story: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The items */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoryItemBrief"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getStoryItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The item */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoryItem"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getSeoText: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The text; without a title and paragraphs where the shop has none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeoText"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listArticles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The articles */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Article"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getArticle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The article */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WholeArticle"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listBriefProducts: {
        parameters: {
            query?: {
                search?: string;
                /** @description Category */
                slug?: string;
                category?: number;
                is_flagship?: boolean;
                size?: number;
                page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BriefProductPage"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listProductCards: {
        parameters: {
            query: {
                id: number[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cards */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductCard"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listProducts: {
        parameters: {
            query?: {
                ordering?: components["schemas"]["Ordering"];
                min_price?: number;
                max_price?: number;
                /** @description Category: its slug or slug path */
                slug?: string;
                page?: number;
                size?: number;
                brand?: string[];
                search?: string;
                is_flagship?: boolean;
                /** @description One parameter a dynamic filter key, repeated for several values */
                filters?: {
                    [key: string]: string[];
                };
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page with its counts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductPage"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getCategory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                child: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The category */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Category"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listFilters: {
        parameters: {
            query?: {
                categories__main_slug?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The filters */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FilterDefinition"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listSimilarProducts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most twelve products */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SimilarProduct"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listComments: {
        parameters: {
            query: {
                ordering?: components["schemas"]["CommentOrdering"];
                /** @description Slug or id of the product */
                product__slug: string;
                size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The comments in the asked order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommentList"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    interactWithComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommentInteraction"];
            };
        };
        responses: {
            /** @description The comment */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Comment"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createComment: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewComment"];
            };
        };
        responses: {
            /** @description The comment as it waits */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentComment"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getCommentExtraData: {
        parameters: {
            query: {
                /** @description Slug or id of the product */
                product__slug: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rating */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommentExtraData"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listStaffComments: {
        parameters: {
            query?: {
                status?: components["schemas"]["CommentStatus"];
                page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffCommentPage"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    approveComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The comment */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffComment"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    refuseComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The comment */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffComment"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    replyToComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommentReply"];
            };
        };
        responses: {
            /** @description The comment with its answers */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffComment"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listCommentFiles: {
        parameters: {
            query: {
                /** @description Slug or id of the product */
                comments__product__slug: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The files */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommentFileList"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    uploadCommentFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                    file_type: components["schemas"]["CommentFileType"];
                };
            };
        };
        responses: {
            /** @description The file */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommentUpload"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listProductIntroductions: {
        parameters: {
            query: {
                file_type: "video" | "voice";
                /** @description The product's slug or its numeric id */
                product__slug: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of the kind, in the shop's order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IntroductionMedia"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    requestOtp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    phone_number: components["schemas"]["Phone"];
                };
            };
        };
        responses: {
            /** @description Sent */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodeRequested"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    verifyOtp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    otp: components["schemas"]["Otp"];
                    phone_number: components["schemas"]["Phone"];
                };
            };
        };
        responses: {
            /** @description Signed in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedIn"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    loginWithPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    phone_number: components["schemas"]["Phone"];
                    password: string;
                };
            };
        };
        responses: {
            /** @description Signed in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedIn"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    requestPasswordResetOtp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    phone_number: components["schemas"]["Phone"];
                };
            };
        };
        responses: {
            /** @description Sent, if the number has an account; the reply is the same either way */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodeRequested"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    verifyPasswordResetOtp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    otp: components["schemas"]["Otp"];
                    phone_number: components["schemas"]["Phone"];
                };
            };
        };
        responses: {
            /** @description The token */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResetToken"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    new_password: string;
                    token: string;
                    confirm_password: string;
                };
            };
        };
        responses: {
            /** @description Signed in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedIn"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    refreshToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    refresh?: string;
                };
            };
        };
        responses: {
            /** @description The new pair */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedIn"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: {
                "refresh-token"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; nothing to say */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    logoutByPost: {
        parameters: {
            query?: never;
            header?: {
                "refresh-token"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; nothing to say */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    listProvinces: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 31 provinces */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Place"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listCities: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                provinceId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its cities */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Place"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getHasAllInformation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        has_all_information: boolean;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    putProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfilePut"];
            };
        };
        responses: {
            /** @description The whole profile */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    patchProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfilePatch"];
            };
        };
        responses: {
            /** @description The whole profile */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    updateProfileImage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    image: string;
                };
            };
        };
        responses: {
            /** @description The whole profile */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listAddresses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Oldest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Address"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddressInput"];
            };
        };
        responses: {
            /** @description The address */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Address"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    updateAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddressInput"];
            };
        };
        responses: {
            /** @description The address */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Address"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    deleteAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; nothing to say */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    getCart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cart */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    addCartItem: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    price_id: components["schemas"]["Id"];
                    /** @default 1 */
                    quantity?: number;
                    insurance_id?: components["schemas"]["Id"] | null;
                };
            };
        };
        responses: {
            /** @description The whole cart */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    setCartItemInsurance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    price_id: components["schemas"]["Id"];
                    insurance_id: components["schemas"]["Id"] | null;
                };
            };
        };
        responses: {
            /** @description The whole cart */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    updateCartItem: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    price_id: components["schemas"]["Id"];
                    quantity?: components["schemas"]["Quantity"];
                    insurance_id?: components["schemas"]["Id"] | null;
                    is_installment_purchase?: boolean;
                };
            };
        };
        responses: {
            /** @description The whole cart */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    deleteCartItem: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    price_id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The whole cart */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    deleteCart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The empty cart */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    previewCart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    lines: components["schemas"]["LineInput"][];
                };
            };
        };
        responses: {
            /** @description The lines as a cart */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    mergeCart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    guest_cart_id: string;
                    lines: components["schemas"]["LineInput"][];
                };
            };
        };
        responses: {
            /** @description The whole cart */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getPaymentInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invoice before ordering */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentInfo"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    selectAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    address_id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The invoice before ordering */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentInfo"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listShippingMethods: {
        parameters: {
            query?: {
                is_in_person?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The methods */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShippingMethod"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    setShippingMethod: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    shipping_method: number;
                };
            };
        };
        responses: {
            /** @description The whole cart */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listOrders: {
        parameters: {
            query?: {
                text_status?: components["schemas"]["OrderStatus"];
                /** @description Comma list of statuses */
                text_status__in?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The orders */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderPage"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createOrder: {
        parameters: {
            query?: {
                use_wallet_funds?: boolean;
            };
            header?: {
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    address_id?: components["schemas"]["Id"] | null;
                    /** @description What the shopper was shown as the total. Where the order would come to another amount by now, it is refused (price_changed). */
                    expected_total?: components["schemas"]["Toman"];
                    /** @description What the shopper was shown as left to pay after the wallet; kept to like the total. */
                    expected_payable?: components["schemas"]["Toman"];
                };
            };
        };
        responses: {
            /** @description Placed */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderCreated"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listTransactions: {
        parameters: {
            query: {
                order: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payments */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Transaction"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listGatewayOptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The gateways */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GatewayOptions"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    startPayment: {
        parameters: {
            query: {
                order_id: components["schemas"]["Id"];
                /** @description Must lie under SITE_URL */
                redirect_url: string;
            };
            header?: never;
            path: {
                gateway: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description To the bank, or back with the reason */
            303: {
                headers: {
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    returnFromBank: {
        parameters: {
            query?: {
                token?: string;
                state?: string;
            };
            header?: never;
            path: {
                gateway: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description To the result page */
            303: {
                headers: {
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    returnFromBankByPost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                gateway: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": {
                    token?: string;
                    state?: string;
                };
            };
        };
        responses: {
            /** @description To the result page */
            303: {
                headers: {
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    getWallet: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One wallet */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Wallet"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getSaved: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Slug of the product, or its numeric id */
                slug: components["parameters"]["slug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["state"];
            default: components["responses"]["Problem"];
        };
    };
    updateSaveStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Slug of the product, or its numeric id */
                slug: components["parameters"]["slug"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    save_status: boolean;
                };
            };
        };
        responses: {
            200: components["responses"]["state"];
            default: components["responses"]["Problem"];
        };
    };
    listSavedProducts: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedProductPage"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listSavedSlugs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The slugs */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedSlugs"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    unsaveProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                saveId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; nothing to say */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    getNotifiers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Slug of the product, or its numeric id */
                slug: components["parameters"]["slug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["state-2"];
            default: components["responses"]["Problem"];
        };
    };
    setProductNotifier: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    notifier_type: components["schemas"]["NotifierType"];
                    price_obj_id: components["schemas"]["Id"];
                    notify_type: components["schemas"]["NotifyType"];
                };
            };
        };
        responses: {
            200: components["responses"]["state-2"];
            default: components["responses"]["Problem"];
        };
    };
    removeProductNotifier: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    notifier_type: components["schemas"]["NotifierType"];
                    price_obj_id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            200: components["responses"]["state-2"];
            default: components["responses"]["Problem"];
        };
    };
    updateVariant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VariantChange"];
            };
        };
        responses: {
            /** @description The whole variant */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffVariant"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listMessages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All messages */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The message, seen now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listTickets: {
        parameters: {
            query?: {
                /** @description Words of the title */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All tickets, or those that fit */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ticket"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
}
