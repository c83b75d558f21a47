import type { Context } from '#server/context.ts'
import { signedIn } from '#server/http/contract/caller.ts'
import type { Handlers } from '#server/http/contract/types.ts'
import * as drafts from './contents.service.ts'
import * as home from './home-editing.service.ts'
import { getFaq, getSiteFront } from './site-front.service.ts'

type ContentsHandlers = Pick<
  Handlers,
  | 'getSiteFront'
  | 'getFaq'
  | 'getStaffContent'
  | 'saveContentDraft'
  | 'dropContentDraft'
  | 'publishContent'
  | 'undoContent'
  | 'uploadContentPicture'
  | 'previewHome'
  | 'listContentChoices'
  | 'listContentProducts'
>

export function contentsHandlers(context: Context): ContentsHandlers {
  return {
    getSiteFront: async () => ({ status: 200, body: getSiteFront(context) }),

    getFaq: async () => ({ status: 200, body: getFaq(context) }),

    getStaffContent: async ({ caller, path }) => ({
      status: 200,
      body: await drafts.getStaffContent(context, signedIn(caller).userId, path.name),
    }),

    saveContentDraft: async ({ caller, path, body }) => ({
      status: 200,
      body: await drafts.saveContentDraft(context, signedIn(caller).userId, path.name, body),
    }),

    dropContentDraft: async ({ caller, path }) => ({
      status: 200,
      body: await drafts.dropContentDraft(context, signedIn(caller).userId, path.name),
    }),

    publishContent: async ({ caller, path, body }) => ({
      status: 200,
      body: await drafts.publishContent(context, signedIn(caller).userId, path.name, body),
    }),

    undoContent: async ({ caller, path, body }) => ({
      status: 200,
      body: await drafts.undoContent(context, signedIn(caller).userId, path.name, body),
    }),

    uploadContentPicture: async ({ caller, path, files }) => ({
      status: 201,
      body: await drafts.uploadContentPicture(
        context,
        signedIn(caller).userId,
        path.name,
        files.get('file'),
      ),
    }),

    previewHome: async ({ caller }) => ({
      status: 200,
      body: await home.previewHome(context, signedIn(caller).userId),
    }),

    listContentChoices: async () => ({ status: 200, body: home.listContentChoices(context) }),

    listContentProducts: async ({ query }) => ({
      status: 200,
      body: home.listContentProducts(context, query),
    }),
  }
}
