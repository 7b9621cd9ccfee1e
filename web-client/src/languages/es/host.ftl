# La página del anfitrión del servidor.
host-title = Anfitrión
host-page-title = Anfitrión · Crisscross
host-for-host = Para el anfitrión
host-how-to-sign-in = Para iniciar sesión, ejecuta esto donde está el servidor y abre el enlace que aparece:
host-sign-out = Cerrar la sesión
host-sections = Secciones
host-log = Actividad
host-refresh = Actualizar
host-loading = Cargando…
host-older = Mostrar anteriores

host-unreachable = No se puede conectar con el servidor. Inténtalo de nuevo.
host-refused-signed-out = Se ha cerrado la sesión. Ejecuta «crisscross admin» para tener otro enlace.
host-refused-bad-link = Este enlace ya no sirve. Ejecuta «crisscross admin» para tener otro.
host-refused-backup-running = Ya se está haciendo una copia de seguridad.
host-refused-backup-failed = Algo ha fallado en la copia de seguridad. El registro del servidor dice qué.
host-refused-list-unchanged = La lista de palabras no se ha cambiado.
host-no-game = Esta sala no existe o ya está cerrada.
host-no-person = Esta persona no existe o ya no está.
host-no-invitation = Esta invitación no existe.
host-no-list = El servidor ya no tiene esta lista de palabras.

host-backup-another = No se hizo la copia: ya se está haciendo otra en la línea de comandos.
host-backup-stopping = No se hizo la copia: el servidor se está deteniendo.
host-backup-unreadable = No se hizo la copia: no se puede leer un archivo. El registro del servidor dice cuál.
host-backup-unopened = No se hizo la copia: no se puede abrir un archivo. El registro del servidor dice cuál.
host-backup-full-disk = No se hizo la copia: el disco está lleno.
host-backup-quota = No se hizo la copia: el servidor ha agotado su cuota de disco.
host-backup-not-writable = No se hizo la copia: el servidor no tiene permiso para escribir ahí. Su registro dice dónde.
host-backup-file-in-place = No se hizo la copia: hay un archivo donde debería estar la carpeta de copias.
host-backup-failing-disk = No se hizo la copia: el disco falla.
host-backup-damaged = No se hizo la copia: la base de datos está dañada. «crisscross verify» dice dónde.
host-backup-long-list = No se hizo la copia: una lista de palabras es demasiado larga.
host-backup-old-one-stays = La copia se hizo, pero no se puede eliminar una antigua. El registro del servidor dice por qué.

host-list-other-letters = La palabra tiene algo que no es una letra de la lista.
host-list-wrong-length = Una palabra de una lista tiene de { $least } a { $most } letras.
host-list-bad-line = La línea { $line } de { $file } no es una palabra, así que el servidor no usa nada de ese archivo. Corrígelo primero.
host-list-other-file = La línea { $line } de { $file } tiene esta palabra. Deshaz primero ese cambio.
host-list-full-file = { $file } tiene { $most } palabras o más. Cámbialo a mano.
host-list-unreadable = No se puede leer { $file }.
host-list-full-disk = No se puede escribir { $file }: el disco está lleno.
host-list-quota = No se puede escribir { $file }: el servidor ha agotado su cuota de disco.
host-list-not-writable = No se puede escribir { $file }: el servidor no tiene permiso.
host-list-failing-disk = No se puede usar { $file }: el disco falla.
host-list-unwritten = No se puede escribir { $file }. El registro del servidor dice por qué.

host-this-server = Este servidor
host-overview = Resumen
host-healthy = Todo funciona.
host-unhealthy = El disco falla: no se puede guardar nada.
host-entry-everybody = Cualquiera puede entrar.
host-entry-invitation = Para entrar por primera vez hace falta una invitación.
host-entry-password = Para entrar por primera vez hace falta la contraseña o una invitación.
host-entry-nobody = Nadie nuevo puede entrar.
host-connections = Conexiones
host-open-rooms = Salas abiertas

host-limit = Límite { $limit } alcanzado
host-version = Versión { $version }

host-announcement = Anuncio
host-announced = Todos ven: «{ $text }»
host-take-back = Retirarlo
host-tell = Para todos
host-tell-example = El servidor se reinicia a las 20:00. Vuestras partidas están a salvo.
host-tell-missing = Escribe lo que todos deben saber.
host-announce = Anunciar

host-backups = Copias de seguridad
host-backing-up = Se está haciendo una copia…
host-last-backup = Última copia: <strong>{ $when }</strong>
host-no-backup = Todavía no hay ninguna copia.
host-back-up = Hacer una copia ahora
host-backups-every =
    { $hours ->
        [0] El servidor no hace copias por sí mismo.
        [one] El servidor hace una cada hora.
       *[other] El servidor hace una cada { $hours } horas.
    }
host-backups-failed =
    { $count ->
        [one] Una copia ha fallado desde que arrancó el servidor.
       *[other] { $count } copias han fallado desde que arrancó el servidor.
    }

host-games = Partidas
host-games-empty = Todavía no hay partidas.
host-game = <strong>{ $code }</strong> { $system }: { $names }
host-game-nobody = nadie
host-game-waiting = en espera
host-game-playing = en juego
host-game-over = terminada
host-game-open = abierta
host-game-closed = cerrada
host-game-changed = última jugada { $when }

host-close = Cerrar<hidden> la sala { $code }</hidden>
host-close-title = ¿Cerrar esta sala?
host-close-more = Todos en { $code } ven que has cerrado la sala. Ninguna partida puede seguir ni empezar en ella. Quienes jugaron podrán repasar las terminadas.
host-close-yes = Cerrar la sala

host-people = Personas
host-people-empty = Todavía no ha venido nadie.
host-nameless = Alguien sin nombre
host-number = número { $number }
host-removed = sin acceso
host-here =
    { $count ->
        [one] aquí ahora
       *[other] aquí ahora, con { $count } conexiones
    }
host-last-here = última visita { $when }
host-first-here = primera visita { $when }
host-remove = Expulsar<hidden> a { $name }, número { $number }</hidden>
host-remove-title = ¿Expulsar a { $name }?
host-remove-more = Ese navegador ya no puede entrar. Quedan libres sus asientos en partidas que no han empezado; en una partida en curso, los demás pueden dejar que juegue un ordenador. Se borran sus mensajes y los webhooks de sus salas. No se puede deshacer.
host-remove-yes = Expulsar

host-invitations = Invitaciones
host-new-players = Personas nuevas
host-days = Días
host-number-problem = Escribe un número entero del 1 al { $most }.
host-invite = Crear una invitación
host-invited = Envía este enlace a quienes invitas. No se puede volver a mostrar.
host-invitation-link = Enlace de la invitación
host-copy = Copiar
host-link-copied = Enlace copiado
host-no-invitations = Ahora mismo no hay ninguna invitación válida.
host-invitation = <strong>Invitación { $number }</strong>: para { $count } más, hasta el { $when }
host-revoke = Anular<hidden> la invitación { $number }</hidden>

host-rulings = Decisiones de la casa
host-rulings-note = Palabras cuya votación fue contra la lista de palabras, en partidas terminadas. Lo que cambies aquí vale a partir del próximo inicio del servidor. Las partidas en curso conservan su lista.
host-rulings-empty = Ninguna votación ha ido todavía contra una lista de palabras.
host-ruling = <strong>{ $word }</strong> (lista { $list })
host-ruling-accepted =
    { $count ->
        [one] aceptada una vez
       *[other] aceptada { $count } veces
    }
host-ruling-rejected =
    { $count ->
        [one] rechazada una vez
       *[other] rechazada { $count } veces
    }
host-ruling-last = la última vez: { $when }
host-ruling-no-list = El servidor ya no tiene esta lista.
host-ruling-listed = En la lista
host-ruling-unlisted = No está en la lista
host-ruling-added = Añadida por el anfitrión
host-ruling-to-be-added = Se añadirá en el próximo inicio del servidor
host-ruling-excluded = Excluida por el anfitrión
host-ruling-to-be-excluded = Se excluirá en el próximo inicio del servidor
host-ruling-add = Añadir<hidden> { $word } a la lista { $list }</hidden>
host-ruling-exclude = Excluir<hidden> { $word } de la lista { $list }</hidden>
host-ruling-take-back = Deshacer<hidden> el cambio de { $word } en la lista { $list }</hidden>

host-log-title = Lo que han hecho los anfitriones
host-log-empty = Nada por ahora.
host-did-make-link = Mostrado un enlace a esta página
host-did-sign-in = Sesión iniciada
host-did-sign-out = Sesión cerrada
host-did-sign-everybody-out = Todas las sesiones cerradas
host-did-invite = Invitación { $number } creada
host-did-revoke = Invitación { $number } anulada
host-did-close = Sala { $code } cerrada
host-did-remove = Persona { $number } expulsada
host-did-reset-account = Cuenta de la persona { $number } restablecida
host-did-back-up = Copia de seguridad pedida
host-did-announce = Anuncio: «{ $text }»
host-did-take-back = Anuncio retirado
host-did-add-word = { $word } añadida a la lista { $list }
host-did-exclude-word = { $word } excluida de la lista { $list }
host-did-take-back-word = Deshecho el cambio de { $word } en la lista { $list }
host-did-prune = Borrado lo que ya no se usaba
host-did-prune-finished = Borrado lo que ya no se usaba y las partidas terminadas antiguas
host-did-import = Partidas importadas para la persona { $number }
host-command-line = línea de comandos
host-session = sesión { $number }
