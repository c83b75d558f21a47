import type { Context } from '#server/context.ts'
import { signedIn, type Caller } from '#server/http/contract/caller.ts'
import type { Handlers } from '#server/http/contract/types.ts'
import * as versions from './content-versions.service.ts'
import * as drafts from './contents.service.ts'
import * as home from './home-editing.service.ts'
import { getFaq, getSiteFront, getTextPage } from './site-front.service.ts'

type ContentsHandlers = Pick<
  Handlers,
  | 'getSiteFront'
  | 'getFaq'
  | 'getTextPage'
  | 'getStaffContent'
  | 'listContentVersions'
  | 'getContentVersion'
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

    getTextPage: async ({ path }) => ({ status: 200, body: getTextPage(context, path.name) }),

    getStaffContent: async ({ caller, path }) => ({
      status: 200,
      body: await drafts.getStaffContent(context, editor(caller, path.name), path.name),
    }),

    listContentVersions: async ({ caller, path: { name } }) => {
      editor(caller, name)
      return { status: 200, body: await versions.listContentVersions(context, name) }
    },

    getContentVersion: async ({ caller, path: { name, version } }) => {
      editor(caller, name)
      return { status: 200, body: await versions.getContentVersion(context, name, version) }
    },

    saveContentDraft: async ({ caller, path, body }) => ({
      status: 200,
      body: await drafts.saveContentDraft(context, editor(caller, path.name), path.name, body),
    }),

    dropContentDraft: async ({ caller, path, query }) => ({
      status: 200,
      body: await drafts.dropContentDraft(context, editor(caller, path.name), path.name, query),
    }),

    publishContent: async ({ caller, path, body }) => ({
      status: 200,
      body: await drafts.publishContent(context, editor(caller, path.name), path.name, body),
    }),

    undoContent: async ({ caller, path, body }) => ({
      status: 200,
      body: await drafts.undoContent(context, editor(caller, path.name), path.name, body),
    }),

    uploadContentPicture: async ({ caller, path, files }) => ({
      status: 201,
      body: await drafts.uploadContentPicture(
        context,
        editor(caller, path.name),
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

/** The id of the member who edits this content item. Throws like `refuseRoles`. */
function editor(caller: Caller, name: string): number {
  const { userId, roles } = signedIn(caller)
  drafts.refuseRoles(roles, name)
  return userId
}
